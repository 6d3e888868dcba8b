import type { JobContext } from '#platform/call/context.ts'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { advanceInvoice } from './issuing/advance-invoice.ts'
import { advanceInvoicesJob } from './issuing/advance-job.ts'
import { advanceReversal } from './issuing/reversals.ts'

const atATime = 100

/** Processes what is due: queried until the result is known, whether or not the issuer sends notices. */
export const askJob: Job<object> = {
  name: 'invoices.ask',
  retries: 1,
  cron: '* * * * *',
  async run(_, ctx) {
    for (const bill of await due(ctx, 'invoice_bill'))
      await advanceInvoice(ctx, { company_id: bill.company_id, id: bill.id })
    for (const one of await due(ctx, 'invoice_reversal')) await advanceReversal(ctx, one)
  },
}

function due<Table extends 'invoice_bill' | 'invoice_reversal'>({ db, clock }: JobContext, table: Table) {
  const columns = table === 'invoice_bill' ? ['id as bill_id'] : ['bill_id']
  return db
    .selectFrom(table as 'invoice_reversal')
    .select(['company_id', 'id', ...(columns as ['bill_id'])])
    .where('ask_at', '<=', clock.now())
    .orderBy('ask_at')
    .limit(atATime)
    .execute()
}

export const invoiceJobs: readonly AnyJob[] = [advanceInvoicesJob, askJob]
