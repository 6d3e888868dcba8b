import type { Input } from '@yf/contract/call'
import type { invoiceCalls } from '@yf/contract/invoices'
import { emailFault } from '@yf/domain/email'
import { billStates } from '@yf/domain/invoice'
import { refundedFenOf, takeOwnOrder, type OrderRow } from '#features/orders/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { OutcomeOf, RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { newId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { billedIdsOf, sumsOf } from './billable.ts'
import { billSubject, ownBill, billIdKind, takeRequestNo, type BillRow } from './bill-store.ts'
import { applyAgain } from './issuing/apply-again.ts'
import { advanceInvoicesJob } from './issuing/advance-job.ts'
import { billRow, type BillContent } from './encrypted.ts'
import { titlesOf, toTitleDtos } from './title-store.ts'

type ApplyInput = Input<typeof invoiceCalls.apply>

export const apply: RunCallHandler<typeof invoiceCalls.apply> = async (input, ctx) => {
  const fault = emailFault(input.email)
  if (fault) return badInput('email', fault)
  const content = await billContentOf(ctx, input)
  if (!content) return refuse('notFound')
  if (input.billId !== undefined) return again(ctx, input.billId, content)
  if (input.orderIds.length === 0) return badInput('orderIds', '请选择要开票的订单')
  const orders = await takeAll(ctx, input.orderIds)
  if (!orders) return refuse('notFound')
  if (new Set(orders.map(({ company_id }) => company_id)).size > 1) return refuse('billOfTwoCompanies')
  return write(ctx, orders, content)
}

async function billContentOf(
  ctx: MemberContext,
  { titleId, email }: ApplyInput,
): Promise<BillContent | null> {
  const { accountId } = ctx.caller
  const rows = (await titlesOf(ctx.db, accountId)).filter(({ id }) => id === titleId)
  const [found] = await toTitleDtos(ctx, accountId, rows)
  if (!found) return null
  const { id: _id, isDefault: _isDefault, ...title } = found
  return { title, email: email.trim() }
}

async function again(
  ctx: MemberContext,
  billId: string,
  content: BillContent,
): Promise<OutcomeOf<typeof invoiceCalls.apply>> {
  const bill = await ownBill(ctx.db, ctx.caller.accountId, billId)
  if (!bill) return refuse('notFound')
  const reapplying = await applyAgain(ctx, bill, { actor: bill.account_id, reason: '重新申请开票', content })
  switch (reapplying) {
    case 'begun':
      return answer({ id: bill.id, state: billStates.waiting }, '已重新申请')
    case 'oldStillValid':
      return refuse('billNotFailed', '原发票正在冲红，完成后才能重新申请')
    case 'notFailed':
      return refuse('billNotFailed')
  }
}

/** In the order of their ids, so that two applications for the same orders never deadlock. */
async function takeAll({ db, caller }: MemberContext, ids: readonly string[]): Promise<OrderRow[] | null> {
  const orders: OrderRow[] = []
  for (const id of ids.toSorted()) {
    const order = await takeOwnOrder(db, caller.accountId, id)
    if (!order) return null
    orders.push(order)
  }
  return orders
}

async function write(
  ctx: MemberContext,
  orders: readonly OrderRow[],
  content: BillContent,
): Promise<OutcomeOf<typeof invoiceCalls.apply>> {
  const [refunded, billed] = await Promise.all([refundedFenOf(ctx.db, orders), billedIdsOf(ctx.db, orders)])
  const sums = orders.map((order) => sumsOf(order, refunded.get(order.id) ?? 0, billed.has(order.id)))
  const notBillable = sums.find(({ why }) => why !== null)
  if (notBillable) return refuse('orderNotBillable', `订单 ${notBillable.orderNo}：${notBillable.why}`)
  const bill = await newBill(ctx, orders[0]!.company_id, content, sums)
  await ctx.db
    .insertInto('invoice_order')
    .values(
      sums.map(({ id, orderNo, kind, billableFen }) => ({
        company_id: bill.company_id,
        order_id: id,
        bill_id: bill.id,
        account_id: bill.account_id,
        order_no: orderNo,
        kind,
        money_fen: billableFen,
      })),
    )
    .execute()
  await ctx.jobs.send(ctx.db, advanceInvoicesJob, { companyId: bill.company_id, id: bill.id })
  return answer({ id: bill.id, state: bill.state }, '已提交开票申请')
}

async function newBill(
  ctx: MemberContext,
  company_id: string,
  content: BillContent,
  sums: readonly { readonly billableFen: number }[],
): Promise<BillRow> {
  const { accountId: account_id } = ctx.caller
  const [id, now] = [newId(), ctx.clock.now()]
  const bill: BillRow = {
    company_id,
    id,
    account_id,
    state: billStates.waiting,
    content: await encryptContent(ctx, account_id, billRow(id), content),
    amount_fen: sums.reduce((sum, { billableFen }) => sum + billableFen, 0),
    request_no: await takeRequestNo(ctx.db, company_id, now),
    tries: 1,
    invoice_no: null,
    issued_at: null,
    pdf_url: null,
    ofd_url: null,
    pdf_file: null,
    ofd_file: null,
    failure: null,
    ask_at: now,
    asked: 0,
    created_at: now,
    updated_at: now,
  }
  await takeKeys(ctx.db, [{ kind: billIdKind, key: id, holder: company_id }])
  await ctx.db.insertInto('invoice_bill').values(bill).execute()
  const cause = { actor: account_id, reason: '申请开票', at: now }
  await recordState(ctx.db, billSubject(bill), { from: null, to: bill.state }, cause)
  return bill
}
