import type { CaseHandler } from '@yf/contract/claims-admin-assignment'
import { staffQuery } from '#features/staff/public.ts'
import { shanghaiDay } from '@yf/domain/dates'
import { mayDo, staffRoles, type StaffRole } from '@yf/domain/staff'
import type { Db } from '#platform/db/handle.ts'
import { isOpen, everyCase } from './store.ts'

const handling = (Object.keys(staffRoles) as StaffRole[]).filter((role) => mayDo(role, 'handle'))

/** Staff who can be assigned a case. */
export const handlers = (db: Db) =>
  staffQuery(db)
    .select(['id', 'name', 'role'])
    .where('is_active', '=', true)
    .where('role', 'in', handling)
    .orderBy('account')
    .execute()

/** Waiting cases per person; people without any are missing. */
export async function loads(db: Db): Promise<Map<string, number>> {
  const rows = await everyCase(db)
    .where(isOpen)
    .where('a.staff_id', 'is not', null)
    .clearSelect()
    .select(({ fn, ref }) => [ref('a.staff_id').$notNull().as('staff_id'), fn.countAll<number>().as('count')])
    .groupBy('a.staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, count }) => [staff_id, count]))
}

/** Present and future ones, by first day. */
const absencesFrom = (db: Db, today: string) =>
  db
    .selectFrom('staff_absence')
    .selectAll()
    .where('last_day', '>=', today)
    .orderBy('first_day')
    .orderBy('id')
    .execute()

export async function caseHandlers(db: Db, now: Date): Promise<CaseHandler[]> {
  const today = shanghaiDay(now)
  const [people, waiting, absences] = await Promise.all([handlers(db), loads(db), absencesFrom(db, today)])
  const byPerson = Map.groupBy(absences, ({ staff_id }) => staff_id)
  return people.map((person) => {
    const own = byPerson.get(person.id) ?? []
    return {
      ...person,
      openCount: waiting.get(person.id) ?? 0,
      isAway: own.some(({ first_day }) => first_day <= today) ? 1 : 0,
      absences: own.map(({ id, first_day, last_day }) => ({ id, firstDay: first_day, lastDay: last_day })),
    }
  })
}
