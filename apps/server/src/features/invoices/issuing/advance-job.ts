import type { Job } from '#platform/jobs/job.ts'
import { advanceInvoice } from './advance-invoice.ts'

/** Right after an application; the job that runs every minute does the rest (`jobs.ts`). */
export const advanceInvoicesJob: Job<{ companyId: string; id: string }> = {
  name: 'invoices.tend',
  retries: 2,
  run: ({ companyId, id }, ctx) => advanceInvoice(ctx, { company_id: companyId, id }),
}
