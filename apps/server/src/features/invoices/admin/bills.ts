import { sql } from 'kysely'
import type { Input } from '@yf/contract/call'
import type { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { toBillDtos } from './dto.ts'

type InvoiceListName = Input<typeof invoicesAdminCalls.bills>['which']

const reversalIn = (state: string) =>
  sql`exists (select from invoice_reversal as red where red.company_id = invoice_bill.company_id
    and red.bill_id = invoice_bill.id and red.state = ${state})`

const conditions: Readonly<Record<InvoiceListName, ReturnType<typeof sql<boolean>>>> = {
  troubled: sql`(state = 4 or ${reversalIn('failed')})`,
  open: sql`state in (1, 2)`,
  issued: sql`state = 3`,
  reversed: reversalIn('done') as ReturnType<typeof sql<boolean>>,
  all: sql`true`,
}

const chosen = (db: Db, list: InvoiceListName, number: string) => {
  const query = db.selectFrom('invoice_bill').selectAll().where(conditions[list])
  if (number === '') return query
  return query.where(sql<boolean>`(invoice_no = ${number} or request_no = ${number}
    or exists (select from invoice_order as billed where billed.company_id = invoice_bill.company_id
      and billed.bill_id = invoice_bill.id and billed.order_no = ${number}))`)
}

const listsOf = (db: Db, number: string) => ({
  troubled: chosen(db, 'troubled', number),
  open: chosen(db, 'open', number),
  issued: chosen(db, 'issued', number),
  reversed: chosen(db, 'reversed', number),
  all: chosen(db, 'all', number),
})

/** The owner of an invoice is personal data: a read leaves an audit event. */
export const bills: RunCallHandler<typeof invoicesAdminCalls.bills> = async (
  { which: list, number, ...page },
  ctx,
) => {
  const sought = number?.trim() ?? ''
  const { rows, total } = await pageOf(ctx.db, chosen(ctx.db, list, sought), page, (all) =>
    all.orderBy('updated_at', 'desc').orderBy('id'),
  )
  await recordRead(ctx, {
    action: 'listInvoices',
    seen: rows.map(({ id, account_id }) => ({ id, account_id })),
  })
  const counts = await countLists(ctx.db, listsOf(ctx.db, sought))
  return answer({ records: await toBillDtos(ctx, rows), total, counts })
}
