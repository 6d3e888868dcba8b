import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Id, titled } from './shapes.ts'

/** Partners' notices about claims. */
export const claimEvents = {
  payoutNotice: fromPartner('payout').post(
    'payout/notify',
    '打款方通知：有结果，即去查询',
    'Event from the payout provider: a payment ended; the server queries its result',
    Type.Object({ instructionId: titled('付款指令编号', Id) }),
    Type.Object({ code: Type.String(), message: Type.String() }),
  ),
}
