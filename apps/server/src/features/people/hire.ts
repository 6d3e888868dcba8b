import { birthOf, employmentFaults } from '@yf/domain/person'
import { newId } from '#platform/ids.ts'
import {
  columnsOf,
  faultOf,
  faultOfPerson,
  shownFacts,
  todayOf,
  type EmployedPerson,
  type PersonOutcome,
} from './entered.ts'
import { rosterField } from './encrypted.ts'
import { addPersonEvent, type EventAuthor } from './event-store.ts'
import { factsOf } from './facts.ts'
import { employmentState, settle, statusOf } from './settle.ts'
import {
  addEmployment,
  addPerson,
  employmentOf,
  lockPersonByCertificate,
  updatePerson,
  type Employment,
  type Person,
} from './store.ts'
import { callWatchers, type PeopleContext } from './watchers.ts'

export interface HireRequest extends EmployedPerson {
  readonly hiredOn: string
  readonly leftOn: string | null
  /** Given by demo data, which refers to it; otherwise the person gets a new id. */
  readonly id?: string
}

/** Adds an employee. A person with the same certificate who had left returns. */
export async function hire(
  ctx: PeopleContext,
  companyId: string,
  request: HireRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const hashes = ctx.cipher.lookups(request.certificateNumber, rosterField)
  const existing = await lockPersonByCertificate(ctx.db, companyId, hashes)
  const [wrongDay] = employmentFaults({ ...request, birthday: birthOf(request) }, todayOf(ctx))
  const fault = wrongDay ?? (await faultOfPerson(ctx, companyId, request, existing?.id ?? null))
  if (fault) return faultOf(fault)
  return existing ? hireAgain(ctx, existing, request, author) : hireNew(ctx, companyId, request, author)
}

const noDependant = { relation: null, holder_id: null, dependant_from: null, dependant_until: null }

const known = faultOf({ field: 'certificateNumber', message: '该证件已登记在本企业名册上' })

async function hireNew(
  ctx: PeopleContext,
  companyId: string,
  request: HireRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const { db } = ctx
  const id = request.id ?? newId()
  const employment = employmentRow(ctx, { companyId, personId: id, request })
  const person = personRow(ctx, { companyId, request: { ...request, id }, employment })
  if (!(await addPerson(db, person))) return known
  await addEmployment(db, employment)
  const after = shownFacts(request, { hiredOn: request.hiredOn, leftOn: request.leftOn })
  await addPersonEvent(ctx, { companyId, personId: id, kind: 'hired', before: {}, after }, author)
  await callWatchers(ctx, factsOf(person, employment))
  return { kind: 'done', personId: id, revision: 0 }
}

export const personRow = (
  { cipher, clock }: PeopleContext,
  { companyId, request, employment }: NewPerson,
): NewPersonRow => ({
  company_id: companyId,
  id: request.id,
  ...columnsOf(cipher, request.id, request),
  account_id: null,
  joined_at: null,
  status: statusOf[employment.state],
  ...noDependant,
  created_at: clock.now(),
})

interface NewPerson {
  readonly companyId: string
  readonly request: HireRequest & { readonly id: string }
  readonly employment: Employment
}

export type NewPersonRow = Omit<Person, 'revision'>

export const employmentRow = (
  ctx: PeopleContext,
  { companyId, personId, request }: { companyId: string; personId: string; request: HireRequest },
): Employment => {
  const days = { hired_on: request.hiredOn, left_on: request.leftOn }
  return {
    company_id: companyId,
    id: newId(),
    person_id: personId,
    state: employmentState(days, todayOf(ctx)),
    ...days,
    grade: request.grade,
    region: request.region,
    department: request.department,
    branch: request.branch,
    class_since: null,
    created_at: ctx.clock.now(),
  }
}

async function hireAgain(
  ctx: PeopleContext,
  person: Person,
  request: HireRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const { company_id: companyId, id } = person
  if (person.status === 'coming' || person.status === 'active')
    return person.relation === null
      ? known
      : faultOf({ field: 'certificateNumber', message: '该证件已登记为本企业员工的家属，请先移除家属' })
  if (person.account_id !== null && person.name !== request.name)
    return faultOf({ field: 'name', message: '该员工已注册，姓名与原登记的不一致' })
  const former = await employmentOf(ctx.db, companyId, id)
  const isBack = person.status === 'left' && former !== undefined
  if (isBack && former.left_on !== null && request.hiredOn < former.left_on)
    return faultOf({ field: 'hiredOn', message: '重新入职日期不能早于上次离职日期' })
  const employment = employmentRow(ctx, { companyId, personId: id, request })
  await updatePerson(ctx.db, person, {
    ...columnsOf(ctx.cipher, id, request),
    status: statusOf[employment.state],
    ...noDependant,
  })
  await addEmployment(ctx.db, employment)
  const after = shownFacts(request, { hiredOn: request.hiredOn, leftOn: request.leftOn })
  const kind = isBack ? 'rejoined' : 'hired'
  await addPersonEvent(ctx, { companyId, personId: id, kind, before: {}, after }, author)
  await settle(ctx, companyId, id)
  return { kind: 'done', personId: id, revision: person.revision + 1 }
}
