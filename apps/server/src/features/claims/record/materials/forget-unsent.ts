import { appealDays } from '@yf/domain/claim-appeal'
import { caseStates } from '@yf/domain/claim-case'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { Job } from '#platform/jobs/job.ts'
import { takeOwnCase } from '../own-case.ts'
import { forgetUnsaved } from './forget-files.ts'

const closed: readonly number[] = [caseStates.paid, caseStates.rejected]
const atATime = 200

/** Deletes documents stored for an appeal that can no longer be made. */
export const forgetUnsent: Job<object> = {
  name: 'claims.forget-unsent',
  retries: 2,
  cron: '40 3 * * *',
  run: async (_, { db, clock, transaction }) => {
    const before = startOfDay(addDays(shanghaiDay(clock.now()), -appealDays))
    for (;;) {
      const cases = await db
        .selectFrom('claim_material as m')
        .innerJoin('claim_case as c', (join) =>
          join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.case_id'),
        )
        .select(['c.account_id', 'c.id'])
        .distinct()
        .where('m.is_saved', '=', false)
        .where('m.removed_at', 'is', null)
        .where('c.decided_at', '<', before)
        .where('c.state', 'in', [...closed] as (6 | 7)[])
        .limit(atATime)
        .execute()
      for (const { account_id, id } of cases)
        await transaction(async (tx) => {
          const caseRow = await takeOwnCase(tx.db, account_id, id)
          if (caseRow && closed.includes(caseRow.state)) await forgetUnsaved(tx, caseRow)
        })
      if (cases.length < atATime) return
    }
  },
}
