import { isWithin, type PersonStatus } from '@yf/domain/person'
import { addPersonEvent, byThemselves } from './event-store.ts'
import { todayOf } from './entered.ts'
import {
  dependantsOf,
  employmentOf,
  personById,
  updateEmployment,
  type Employment,
  type Person,
} from './store.ts'
import { notifyWatchers, type PeopleContext } from './watchers.ts'

export function employmentState(
  { hired_on, left_on }: Pick<Employment, 'hired_on' | 'left_on'>,
  today: string,
): Employment['state'] {
  if (left_on !== null && left_on <= today) return 'ended'
  return hired_on > today ? 'coming' : 'current'
}

export const statusOf: Readonly<Record<Employment['state'], PersonStatus>> = {
  coming: 'coming',
  current: 'active',
  ended: 'left',
}

/** Dependants leave and return together with the employee. */
export function dependantStatus(
  { dependant_from, dependant_until }: Pick<Person, 'dependant_from' | 'dependant_until'>,
  employment: Employment['state'],
  today: string,
): PersonStatus {
  if (employment === 'ended' || (dependant_until !== null && dependant_until <= today)) return 'left'
  return employment === 'current' && isWithin(dependant_from!, dependant_until, today) ? 'active' : 'coming'
}

/**
 * After a change of days, and on the days themselves: the states of an employee and of the dependants as they are
 * today. The watchers hear of each of them.
 */
export async function settle(ctx: PeopleContext, companyId: string, employeeId: string): Promise<void> {
  const person = await personById(ctx.db, companyId, employeeId)
  const employment = await employmentOf(ctx.db, companyId, employeeId)
  if (!person || !employment) return
  const today = todayOf(ctx)
  const state = employmentState(employment, today)
  if (state !== employment.state) await moveEmployment(ctx, employment, state)
  if (person.status !== 'withdrawn') await setStatus(ctx, person, statusOf[state])
  await notifyWatchers(ctx, companyId, employeeId)
  for (const dependant of await dependantsOf(ctx.db, companyId, employeeId)) {
    await setStatus(ctx, dependant, dependantStatus(dependant, state, today))
    await notifyWatchers(ctx, companyId, dependant.id)
  }
}

async function moveEmployment(
  ctx: PeopleContext,
  employment: Employment,
  state: Employment['state'],
): Promise<void> {
  await updateEmployment(ctx.db, employment, { state })
  const { company_id: companyId, person_id: personId, state: former } = employment
  if (former === 'coming' && state === 'current') {
    const after = { hiredOn: employment.hired_on }
    await addPersonEvent(ctx, { companyId, personId, kind: 'begun', before: {}, after }, byThemselves)
  } else if (state === 'ended') {
    const after = { leftOn: employment.left_on }
    await addPersonEvent(ctx, { companyId, personId, kind: 'left', before: {}, after }, byThemselves)
  }
}

async function setStatus({ db }: PeopleContext, person: Person, status: PersonStatus): Promise<void> {
  if (person.status === status) return
  await db
    .updateTable('person')
    .set({ status })
    .where((row) => row.and({ company_id: person.company_id, id: person.id }))
    .execute()
}
