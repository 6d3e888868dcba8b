import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Done, Id, Moment, Nullable, OneOf, Phone, titled } from './shapes.ts'

/** 1 not begun, 2 running, 3 over */
const PromotionStatus = OneOf([1, 2, 3])

export const Promotion = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  picLink: Nullable(Type.String()),
  jumpUrl: Nullable(Type.String()),
  startTime: Moment,
  endTime: Moment,
  status: PromotionStatus,
})
export type Promotion = Static<typeof Promotion>

const PromotionId = titled('活动', Id)

export const promotionCalls = {
  promotion: main.get(
    'activityPromotion/getActivityPromotion',
    '推广内容',
    'A promotion',
    Type.Object({ id: PromotionId }),
    Promotion,
    { auth: 'none' },
  ),
  recordPromotion: main.post(
    'activityPromotion/addRecord',
    '记录推广',
    'Record of a promotion',
    Type.Object({ id: PromotionId, phone: Type.Optional(Phone) }),
    Done,
    {
      auth: 'none',
      credential: 'ifAny',
      silent: true,
      track: 'api.joinPromotion',
      refusals: ['promotionClosed'],
    },
  ),
}
