import type { invoiceEvents } from '@yf/contract/invoices-events'
import type { EventHandler } from '#platform/call/event.ts'
import { companyOfRequest } from './bill-store.ts'
import { askJob } from './jobs.ts'

/** The event's content is not trusted: it only triggers an immediate query instead of the scheduled one. */
export const invoiceNotice: EventHandler<typeof invoiceEvents.invoiceNotice> = async ({ requestNo }, ctx) => {
  const company_id = await companyOfRequest(ctx.db, requestNo)
  if (company_id === null) return 'ignored'
  const due = { ask_at: ctx.clock.now() }
  const bill = await ctx.db
    .updateTable('invoice_bill')
    .set(due)
    .where((row) => row.and({ company_id, request_no: requestNo, state: 2 as const }))
    .executeTakeFirst()
  const red = await ctx.db
    .updateTable('invoice_reversal')
    .set(due)
    .where((row) => row.and({ company_id, request_no: requestNo, state: 'asked' as const }))
    .executeTakeFirst()
  if (bill.numUpdatedRows + red.numUpdatedRows === 0n) return 'ignored'
  await ctx.jobs.send(ctx.db, askJob, {})
  return 'applied'
}
