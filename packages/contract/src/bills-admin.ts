import { Type, type Static } from '@sinclair/typebox'
import { BillLine, BillState } from './bills.ts'
import { consoleService } from './call.ts'
import {
  CompanyId,
  Fen,
  Id,
  Moment,
  Nullable,
  PageOfLists,
  PageQuery,
  Phone,
  Text,
  titled,
} from './shapes.ts'

export const AdminBill = Type.Object({
  id: Id,
  billNo: Type.String(),
  title: Type.String(),
  companyName: Nullable(Type.String()),
  /** Masked. */
  payerName: Type.String(),
  phone: Type.String(),
  lines: Type.Array(BillLine),
  amountFen: Fen,
  state: BillState,
  stateName: Type.String(),
  expireTime: Moment,
  sentTime: Nullable(Moment),
  paidTime: Nullable(Moment),
  createTime: Moment,
})
export type AdminBill = Static<typeof AdminBill>

const BillId = titled('账单', Id)

/** For staff who manage offers. */
export const billsAdminCalls = {
  bills: consoleService.get(
    'bills/list',
    '查看账单列表',
    'Public bills, newest first',
    Type.Object({ state: Type.Optional(BillState), ...PageQuery }),
    PageOfLists(AdminBill, ['open', 'paid', 'void']),
    { permission: 'operate', refusals: [] },
  ),
  makeBill: consoleService.post(
    'bills/make',
    '开出账单',
    'Creates a public bill and sends its link by text message',
    Type.Object({
      /** Omitted: the bill belongs to no company. */
      companyId: Type.Optional(CompanyId),
      title: titled('账单名称', Text(30, 1)),
      payerName: titled('付款人', Text(20, 1)),
      phone: Phone,
      lines: Type.Array(BillLine, { title: '账单明细', minItems: 1, maxItems: 20 }),
      validDays: Type.Integer({ title: '有效天数', minimum: 1, maximum: 30 }),
    }),
    AdminBill,
    { permission: 'operate', idempotent: true, refusals: [] },
  ),
  sendBill: consoleService.post(
    'bills/send',
    '重发账单链接',
    'Send the link of an open bill again',
    Type.Object({ id: BillId }),
    AdminBill,
    { permission: 'operate', idempotent: true, refusals: ['billSettled'] },
  ),
  voidBill: consoleService.post(
    'bills/void',
    '作废账单',
    'Voids an unpaid bill; later payments are refunded',
    Type.Object({ id: BillId, reason: titled('作废原因', Text(100, 1)) }),
    AdminBill,
    { permission: 'operate', idempotent: true, refusals: ['billSettled'] },
  ),
}
