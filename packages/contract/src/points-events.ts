import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Day, Phone, titled } from './shapes.ts'

/** Notices from companies' sports platforms. */
export const pointsEvents = {
  daySteps: fromPartner('steps').post(
    'steps/day',
    '运动平台通知：某天的步数',
    'Event: steps of a person on a day so far',
    Type.Object({
      mobile: Phone,
      day: titled('日期', Day),
      steps: Type.Integer({ title: '步数', minimum: 0, maximum: 200_000 }),
    }),
    Type.Object({ code: Type.String(), message: Type.String() }),
  ),
}
