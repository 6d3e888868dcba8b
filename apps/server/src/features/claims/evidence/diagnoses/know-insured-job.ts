import type { Job } from '#platform/jobs/job.ts'
import { moveCards } from '#features/claims/record/card-places.ts'
import { knowInsured } from '#features/claims/record/insured.ts'
import { moveMarks } from './mark-places.ts'

export const knowInsuredJob: Job<object> = {
  name: 'claims.know-insured',
  retries: 3,
  cron: '20 * * * *',
  run: async (_, ctx) => {
    while ((await knowInsured(ctx)) > 0);
    // Marks are found by the person too, and cards by their number: both by a hash whose key may have been rotated.
    while ((await moveMarks(ctx.db)) > 0);
    while ((await moveCards(ctx.db)) > 0);
  },
}
