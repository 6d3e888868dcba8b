import type { Job } from '#platform/jobs/job.ts'
import { reindexCards } from '#features/claims/record/card-index.ts'
import { identifyInsured } from '#features/claims/record/insured.ts'
import { reindexMarks } from './mark-index.ts'

export const identifyInsuredJob: Job<object> = {
  name: 'claims.know-insured',
  retries: 3,
  cron: '20 * * * *',
  run: async (_, ctx) => {
    while ((await identifyInsured(ctx)) > 0);
    // Marks are found by the person too, and cards by their number: both by a hash whose key may have been rotated.
    while ((await reindexMarks(ctx.db)) > 0);
    while ((await reindexCards(ctx.db)) > 0);
  },
}
