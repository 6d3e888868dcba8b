import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Id, titled } from './shapes.ts'

/** Partners' notices about claims. */
export const claimEvents = {
  payoutNotice: fromPartner('payout').post(
    'payout/notify',
    '打款方通知：有结果，即去查询',
    'The payout provider says that a payment ended: we ask it about that payment at once',
    Type.Object({ instructionId: titled('付款指令编号', Id) }),
    Type.Object({ code: Type.String(), message: Type.String() }),
  ),
}
