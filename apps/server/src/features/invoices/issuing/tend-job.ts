import type { Job } from '#platform/jobs/job.ts'
import { tendBill } from './tend-bill.ts'

/** Right after somebody applied; whatever is left to do then is the minute's job (`jobs.ts`). */
export const tendJob: Job<{ companyId: string; id: string }> = {
  name: 'invoices.tend',
  retries: 2,
  run: ({ companyId, id }, ctx) => tendBill(ctx, { company_id: companyId, id }),
}
