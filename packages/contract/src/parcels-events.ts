import { Type } from '@sinclair/typebox'
import { parcelStateNames } from '@yf/domain/parcel'
import { fromPartner } from './partner-call.ts'
import { OneNumberOf, titled } from './shapes.ts'

const State = OneNumberOf(parcelStateNames, { title: '状态' })

/** 快递100's notices, in our terms. */
export const parcelEvents = {
  track: fromPartner('kuaidi100').post(
    'kuaidi100/track',
    '包裹位置与全部轨迹',
    'Tracking history of a parcel',
    Type.Object({
      courier: titled('快递公司', Type.String({ maxLength: 64 })),
      parcelNo: titled('快递单号', Type.String({ maxLength: 64 })),
      state: State,
      steps: titled(
        '经过',
        Type.Array(
          Type.Object({
            /** ISO 8601. */
            at: titled('时间', Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' })),
            words: titled('说明', Type.String({ maxLength: 500 })),
            state: State,
          }),
          { maxItems: 500 },
        ),
      ),
    }),
    Type.Object({ result: Type.Boolean(), returnCode: Type.String(), message: Type.String() }),
  ),
}
