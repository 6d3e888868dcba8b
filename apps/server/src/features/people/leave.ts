import { leaveFault } from '@yf/domain/person'
import { faultOf, todayOf, type PersonOutcome } from './entered.ts'
import { addPersonEvent, type EventAuthor } from './event-store.ts'
import { settle } from './settle.ts'
import {
  employmentOf,
  lockPerson,
  updateEmployment,
  updatePerson,
  type Employment,
  type Person,
} from './store.ts'
import type { PeopleContext } from './watchers.ts'

export interface LeaveRequest {
  readonly personId: string
  readonly revision: number | null
  /** The first day without employment; it may lie ahead. */
  readonly leftOn: string
}

interface EmployedNow {
  readonly person: Person
  readonly employment: Employment
}

async function lockEmployed(
  { db }: PeopleContext,
  companyId: string,
  { personId, revision }: Pick<LeaveRequest, 'personId' | 'revision'>,
): Promise<EmployedNow | PersonOutcome> {
  const person = await lockPerson(db, companyId, personId)
  if (!person || person.relation !== null || person.status === 'withdrawn') return { kind: 'missing' }
  if (revision !== null && person.revision !== revision) return { kind: 'moved' }
  const employment = await employmentOf(db, companyId, personId)
  return !employment || employment.state === 'ended' ? { kind: 'moved' } : { person, employment }
}

/** From that day on, the person and the dependants no longer belong to the company. */
export async function leave(
  ctx: PeopleContext,
  companyId: string,
  request: LeaveRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const found = await lockEmployed(ctx, companyId, request)
  if ('kind' in found) return found
  const { person, employment } = found
  const { leftOn } = request
  const fault = leaveFault(leftOn, employment.hired_on, todayOf(ctx))
  if (fault) return faultOf({ field: 'leftOn', message: fault })
  return setLeave(ctx, { person, employment }, { leftOn, kind: 'leaving' }, author)
}

/** Possible until that day. */
export async function cancelLeave(
  ctx: PeopleContext,
  companyId: string,
  request: Pick<LeaveRequest, 'personId' | 'revision'>,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const found = await lockEmployed(ctx, companyId, request)
  if ('kind' in found) return found
  if (found.employment.left_on === null) return { kind: 'moved' }
  return setLeave(ctx, found, { leftOn: null, kind: 'leaveCancelled' }, author)
}

async function setLeave(
  ctx: PeopleContext,
  { person, employment }: EmployedNow,
  { leftOn, kind }: { readonly leftOn: string | null; readonly kind: 'leaving' | 'leaveCancelled' },
  author: EventAuthor,
): Promise<PersonOutcome> {
  const { company_id: companyId, id: personId } = person
  if (employment.left_on !== leftOn) {
    await updateEmployment(ctx.db, employment, { left_on: leftOn })
    await updatePerson(ctx.db, person, {})
    const facts = { before: { leftOn: employment.left_on }, after: { leftOn } }
    await addPersonEvent(ctx, { companyId, personId, kind, ...facts }, author)
    await settle(ctx, companyId, personId)
    return { kind: 'done', personId, revision: person.revision + 1 }
  }
  return { kind: 'done', personId, revision: person.revision }
}
