import { billStates } from '@yf/domain/invoice'
import { formatFen } from '@yf/domain/money'
import { monthAndDay } from '@yf/domain/near-time-text'
import { mostOfOne, type OpenSource } from '#features/agenda/public.ts'
import { withinCompaniesOf } from '#features/company/public.ts'

const dayMs = 86_400_000
/** After a month without an application the member no longer wants it. */
const rememberedDays = 30

/** Failed invoices: their owner can apply again. */
export const openInvoices: OpenSource = async ({ db, caller: { accountId }, clock }) => {
  const rows = await db
    .selectFrom('invoice_bill')
    .select(['id', 'amount_fen', 'updated_at'])
    .where('account_id', '=', accountId)
    .where(await withinCompaniesOf(db, accountId))
    .where('state', '=', billStates.failed)
    .where('updated_at', '>=', new Date(clock.now().getTime() - rememberedDays * dayMs))
    .orderBy('created_at', 'desc')
    .limit(mostOfOne)
    .execute()
  return rows.map(({ id, amount_fen, updated_at }) => ({
    kind: 'invoiceFailed',
    id,
    at: updated_at,
    title: `发票没有开成 ${formatFen(amount_fen)}`,
    fact: `${monthAndDay(updated_at)} 申请 · 请核对抬头后重新申请`,
    path: `/invoice/detail?id=${id}`,
  }))
}
