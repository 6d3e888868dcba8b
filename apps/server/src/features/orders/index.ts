import type { orderCalls } from '@yf/contract/orders'
import type { Handlers } from '#platform/call/handler.ts'
import { activityDetail, activityRefund } from './activity.ts'
import { applyRefund } from './apply-refund.ts'
import { cancel } from './cancel.ts'
import { counts } from './counts.ts'
import { detail } from './detail.ts'
import { healthList, list } from './list.ts'
import { pay, payResult } from './pay.ts'

export const orderHandlers: Handlers<typeof orderCalls> = {
  list,
  healthList,
  detail,
  pay,
  payResult,
  cancel,
  applyRefund,
  counts,
  activityDetail,
  activityRefund,
}
