import { addCourse, keepAnswer, keepPerson, markEnrolled } from '#features/sleep/store.ts'
import { newId } from '#platform/ids.ts'
import { companies } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

let askers = 0

/** A member who has completed the 7 days and has a benefit for the next. */
export async function betweenCourses({ stage: { server } }: RaceKit): Promise<Prepared> {
  const { key, colleagues } = companies[0]!
  const person = colleagues[(askers += 1) % colleagues.length]!
  const [account_id, company_id] = [idOf('account', person), idOf('company', key)]
  const now = server.clock.now()
  const package_id = newId()
  for (const table of ['sleep_person', 'sleep_answer', 'sleep_course'] as const)
    await server.db.deleteFrom(table).where('account_id', '=', account_id).execute()
  await server.db
    .insertInto('equity_package')
    .values({
      company_id,
      account_id,
      family_id: null,
      id: package_id,
      kind: 'health',
      name: '睡眠数字疗法',
      summary: '',
      supplier_code: 'SLEEP',
      start_time: now,
      end_time: new Date(now.getTime() + 86_400_000),
      status: 1,
      total: 3,
      used: 1,
    })
    .execute()
  await keepPerson(server.db, account_id, now)
  await markEnrolled(server.db, account_id, now)
  await keepAnswer(server.db, {
    account_id,
    code: 'ISI',
    day: '2026-01-01',
    id: newId(),
    content: '',
    created_at: now,
  })
  const times = { created_at: now, started_at: now, finished_at: now }
  await addCourse(server.db, {
    account_id,
    id: newId(),
    company_id,
    package_id,
    days: 7,
    state: 3,
    done_days: [],
    ...times,
  })
  return { input: { companyId: company_id, days: 21 }, token: await server.tokenOf(person) }
}
