import { Type, type Static } from '@sinclair/typebox'
import { differenceKinds } from '@yf/domain/reconciliation'
import { consoleService } from './call.ts'
import { Bit, Day, Done, Fen, Moment, Nullable, OneKeyOf, Page, PageQuery, Text, titled } from './shapes.ts'

const DifferenceKind = OneKeyOf(differenceKinds, { title: '差异' })

export const PaymentDifference = Type.Object({
  day: Day,
  tradeNo: Type.String(),
  kind: DifferenceKind,
  kindName: Type.String(),
  /** The instruction for staff. */
  advice: Type.String(),
  oursFen: Nullable(Fen),
  theirsFen: Nullable(Fen),
  /** Of the order that the payment is for, if known. */
  orderNo: Nullable(Type.String()),
  foundTime: Moment,
  settledTime: Nullable(Moment),
  settledBy: Nullable(Type.String()),
  note: Nullable(Type.String()),
})
export type PaymentDifference = Static<typeof PaymentDifference>

export const BillDay = Type.Object({
  day: Day,
  /** Our own records of the day. */
  paidCount: Type.Integer(),
  paidFen: Fen,
  refundCount: Type.Integer(),
  refundFen: Fen,
  /** When they were compared with the provider's bill; null while they have not been. */
  comparedTime: Nullable(Moment),
  openCount: Type.Integer(),
  settledCount: Type.Integer(),
})
export type BillDay = Static<typeof BillDay>

export const FailedRefund = Type.Object({
  /** The provider's number. */
  refundNo: Type.String(),
  orderNo: Type.String(),
  companyName: Type.String(),
  amountFen: Fen,
  tries: Type.Integer(),
  createTime: Moment,
})
export type FailedRefund = Static<typeof FailedRefund>

/** Finance: the provider's daily bill against our payments. Differences change nothing automatically. */
export const paymentsAdminCalls = {
  days: consoleService.get(
    'reconciliation/days',
    '查看对账',
    'Last days with payments and differences, newest first',
    Type.Object({ ...PageQuery }),
    Page(BillDay),
    { permission: 'account', refusals: [] },
  ),
  differences: consoleService.get(
    'reconciliation/differences',
    '查看对账差异',
    'Differences by day and state',
    Type.Object({
      day: Type.Optional(titled('账单日', Day)),
      isSettled: Type.Optional(titled('是否已处理', Bit)),
      ...PageQuery,
    }),
    Page(PaymentDifference),
    { permission: 'account', refusals: [] },
  ),
  compare: consoleService.post(
    'reconciliation/compare',
    '核对支付账单',
    'Reconciles the statement of a day now',
    Type.Object({ day: titled('账单日', Day) }),
    BillDay,
    { permission: 'account', refusals: ['billNotThere', 'billDayNotOver'] },
  ),
  settle: consoleService.post(
    'reconciliation/settle',
    '处理对账差异',
    'Settles a difference with a note',
    Type.Object({
      day: titled('账单日', Day),
      tradeNo: titled('交易单号', Text(64, 1)),
      kind: DifferenceKind,
      note: titled('处理说明', Text(200, 1)),
    }),
    PaymentDifference,
    { permission: 'account', idempotent: true, refusals: ['differenceSettled'] },
  ),
  failedRefunds: consoleService.get(
    'reconciliation/failedRefunds',
    '查看失败的退款',
    'Failed refunds, oldest first',
    Type.Object({ ...PageQuery }),
    Page(FailedRefund),
    { permission: 'account', refusals: [] },
  ),
  refundAgain: consoleService.post(
    'reconciliation/refundAgain',
    '重新发起退款',
    'Retries a failed refund under the same number',
    Type.Object({ refundNo: titled('退款单号', Text(32, 1)) }),
    Done,
    { permission: 'account', idempotent: true, refusals: ['refundNotFailed'] },
  ),
}
