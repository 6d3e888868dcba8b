import type { Job } from '#platform/jobs/job.ts'
import { tendBill } from './tend-bill.ts'

/** Right after an application; the job that runs every minute does the rest (`jobs.ts`). */
export const tendJob: Job<{ companyId: string; id: string }> = {
  name: 'invoices.tend',
  retries: 2,
  run: ({ companyId, id }, ctx) => tendBill(ctx, { company_id: companyId, id }),
}
