import { Type, type Static } from '@sinclair/typebox'
import { reversalStateNames } from '@yf/domain/invoice'
import { consoleService } from './call.ts'
import { BillStateShape } from './invoices.ts'
import {
  Fen,
  Id,
  Keyword,
  Moment,
  Nullable,
  OneKeyOf,
  OneOf,
  PageOfLists,
  PageQuery,
  titled,
} from './shapes.ts'

const invoiceLists = ['troubled', 'open', 'issued', 'reversed', 'all'] as const

const BillId = titled('发票', Id)

/** A bill as accounting sees it: amounts, states and masked names, never the products. */
export const AdminBill = Type.Object({
  id: Id,
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  titleName: Type.String(),
  state: BillStateShape,
  stateName: Type.String(),
  amountFen: Fen,
  invoiceNo: Nullable(Type.String()),
  failure: Nullable(Type.String()),
  tries: Type.Integer(),
  orderNos: Type.Array(Type.String()),
  reversals: Type.Array(
    Type.Object({
      id: Id,
      amountFen: Fen,
      state: OneKeyOf(reversalStateNames),
      stateName: Type.String(),
      failure: Nullable(Type.String()),
    }),
  ),
  createTime: Moment,
  updateTime: Moment,
})
export type AdminBill = Static<typeof AdminBill>

export const invoicesAdminCalls = {
  bills: consoleService.get(
    'invoice/bills',
    '查看开票列表',
    'Invoices by state: failed, in progress, reversed or all',
    Type.Object({
      which: OneOf(invoiceLists, { title: '范围' }),
      /** The complete number of an invoice or an order. */
      number: Type.Optional(Keyword(40)),
      ...PageQuery,
    }),
    PageOfLists(AdminBill, invoiceLists),
    { permission: 'account', refusals: [] },
  ),
  tryAgain: consoleService.post(
    'invoice/tryAgain',
    '重新开票或冲红',
    'Retries a failed invoice or reversal',
    Type.Object({ id: BillId }),
    AdminBill,
    { permission: 'account', idempotent: true, refusals: ['billNotFailed'] },
  ),
}
