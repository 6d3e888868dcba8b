import { Type, type Static } from '@sinclair/typebox'
import { billStateNames, mostOrdersOnBill, reversalStateNames, titleKinds } from '@yf/domain/invoice'
import { orderKinds } from '@yf/domain/order'
import { main } from './call.ts'
import {
  Bit,
  Done,
  Fen,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneNumberOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

export const BillStateShape = OneNumberOf(billStateNames, {
  title: '开票状态',
})
const BillId = titled('发票', Id)
const TitleId = titled('发票抬头', Id)
const Email = titled('邮箱', Text(100, 3))

const titleFields = {
  kind: OneKeyOf(titleKinds, { title: '抬头类型' }),
  name: titled('抬头名称', Text(100, 1)),
  /** Only for companies. */
  taxNo: titled('纳税人识别号', Text(24)),
  address: titled('注册地址', Text(100)),
  phone: titled('注册电话', Text(30)),
  bank: titled('开户银行', Text(60)),
  bankAccount: titled('银行账号', Text(40)),
}

export const InvoiceTitle = Type.Object({ id: Id, ...titleFields, isDefault: Bit })
export type InvoiceTitle = Static<typeof InvoiceTitle>

export const BillableOrder = Type.Object({
  id: Id,
  orderNo: Type.String(),
  companyId: Id,
  kind: OneKeyOf(orderKinds),
  /** The first line's name, and the number of lines. */
  name: Type.String(),
  lineCount: Type.Integer(),
  doneTime: Nullable(Moment),
  totalFen: Fen,
  /** The amount to invoice: money paid minus refunds. */
  billableFen: Fen,
  /** Amounts that are not invoiced, each separately. */
  couponFen: Fen,
  benefitFen: Fen,
  pointsFen: Fen,
  refundedFen: Fen,
  /** Why it cannot be invoiced; null where it can. */
  why: Nullable(Type.String()),
})
export type BillableOrder = Static<typeof BillableOrder>

const billSummary = {
  id: Id,
  state: BillStateShape,
  stateName: Type.String(),
  titleKind: OneKeyOf(titleKinds),
  titleName: Type.String(),
  amountFen: Fen,
  /** Reversed by red invoices. */
  reversedFen: Fen,
  orderCount: Type.Integer(),
  createTime: Moment,
}

export const Bill = Type.Object(billSummary)
export type Bill = Static<typeof Bill>

const Reversal = Type.Object({
  id: Id,
  orderNo: Type.String(),
  amountFen: Fen,
  state: OneKeyOf(reversalStateNames),
  stateName: Type.String(),
  invoiceNo: Nullable(Type.String()),
  createTime: Moment,
})

export const BillDetail = Type.Object({
  ...billSummary,
  title: Type.Object(titleFields),
  email: Type.String(),
  /** Why it failed, as text for its owner. */
  failure: Nullable(Type.String()),
  invoiceNo: Nullable(Type.String()),
  issueTime: Nullable(Moment),
  /** Addresses of the files, once they have arrived. */
  pdf: Nullable(Type.String()),
  ofd: Nullable(Type.String()),
  orders: Type.Array(Type.Object({ id: Id, orderNo: Type.String(), amountFen: Fen })),
  reversals: Type.Array(Reversal),
})
export type BillDetail = Static<typeof BillDetail>

export const invoiceCalls = {
  titles: main.post(
    'bill/queryUserInvoiceList',
    '我的发票抬头',
    'Invoice titles of the caller, the default first',
    Nothing,
    Type.Array(InvoiceTitle),
  ),
  saveTitle: main.post(
    'bill/saveOrUpdateUserInvoice',
    '保存或删除抬头',
    'Saves or removes a title',
    Type.Object({
      id: Type.Optional(TitleId),
      ...titleFields,
      isDefault: titled('默认抬头', Bit),
      /** 1: it is removed. */
      isRemoved: Type.Optional(titled('删除', Bit)),
    }),
    Type.Array(InvoiceTitle),
    { idempotent: true, refusals: ['titlesFull'] },
  ),
  billable: main.post(
    'bill/queryBillableOrders',
    '可开票的订单',
    'Orders that can be invoiced, and for the given order why it cannot',
    Type.Object({ orderId: Type.Optional(titled('订单', Id)), ...PageQuery }),
    Page(BillableOrder),
  ),
  bills: main.post(
    'bill/queryBillingList',
    '我的发票，最新的在前',
    'Invoices of the caller, newest first',
    Type.Object({ state: Type.Optional(BillStateShape), ...PageQuery }),
    Page(Bill),
  ),
  apply: main.post(
    'bill/applyBilling',
    '申请开票或重新申请',
    'Applies for an invoice of one or more orders, or retries a failed one',
    Type.Object({
      /** A failed one: its orders stay on it. */
      billId: Type.Optional(BillId),
      orderIds: Type.Array(titled('订单', Id), {
        title: '订单',
        maxItems: mostOrdersOnBill,
        uniqueItems: true,
      }),
      titleId: TitleId,
      email: Email,
    }),
    Type.Object({ id: Id, state: BillStateShape }),
    { idempotent: true, refusals: ['orderNotBillable', 'billNotFailed', 'billOfTwoCompanies'] },
  ),
  detail: main.post('bill/getBillDetail', '发票详情', 'One bill', Type.Object({ id: BillId }), BillDetail),
  sendEmail: main.post(
    'bill/sendEmail',
    '重新发送发票到邮箱',
    'Sends the files of an invoice by mail again',
    Type.Object({ id: BillId, email: Email }),
    Done,
    { idempotent: true, refusals: ['billNotIssued', 'mailTooOften'] },
  ),
}
