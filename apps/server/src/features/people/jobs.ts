import { shanghaiDay } from '@yf/domain/dates'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { settle } from './settle.ts'
import { lockPerson } from './store.ts'

const perBatch = 200

interface DuePerson {
  readonly companyId: string
  readonly personId: string
}

/** Employees whose first or last day has come, and those of dependants whose days end. */
async function dueToday({ db, clock }: JobContext): Promise<DuePerson[]> {
  const today = shanghaiDay(clock.now())
  const employments = () =>
    db.selectFrom('employment').select(['company_id as companyId', 'person_id as personId']).limit(perBatch)
  const ending = await employments().where('state', '!=', 'ended').where('left_on', '<=', today).execute()
  const beginning = await employments().where('state', '=', 'coming').where('hired_on', '<=', today).execute()
  const dependants = await db
    .selectFrom('person')
    .select(['company_id as companyId', 'holder_id as personId'])
    .where('status', '=', 'active')
    .where('dependant_until', '<=', today)
    .limit(perBatch)
    .execute()
  // Only dependants of a present employee: those of a future employee begin together with the employee.
  const added = await db
    .selectFrom('person')
    .innerJoin('person as holder', (join) =>
      join
        .onRef('holder.company_id', '=', 'person.company_id')
        .onRef('holder.id', '=', 'person.holder_id')
        .on('holder.status', '=', 'active'),
    )
    .select(['person.company_id as companyId', 'person.holder_id as personId'])
    .where('person.status', '=', 'coming')
    .where('person.dependant_from', '<=', today)
    .limit(perBatch)
    .execute()
  return [
    ...ending,
    ...beginning,
    ...[...dependants, ...added].map((row) => ({ ...row, personId: row.personId! })),
  ]
}

/** Each person in a transaction of its own, so that a failure does not affect the others. */
export async function settleDue(_data: object, ctx: JobContext): Promise<void> {
  let failed: unknown = null
  for (;;) {
    const due = await dueToday(ctx)
    let settled = 0
    for (const { companyId, personId } of due)
      try {
        await ctx.transaction(async (tx) => {
          await lockPerson(tx.db, companyId, personId)
          await settle(tx, companyId, personId)
        })
        settled++
      } catch (error) {
        failed = error
        ctx.log.error({ err: error, companyId, personId }, 'the day of an employment could not be settled')
      }
    if (settled === 0) break
  }
  if (failed) throw failed
}

/** A minute past each hour: the first at the beginning of the day, the others for what could not be done then. */
export const peopleJobs: readonly Job<object>[] = [
  { name: 'people.settle-due', run: settleDue, retries: 3, cron: '1 * * * *' },
]
