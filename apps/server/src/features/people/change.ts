import { birthOf, dependantFault, employmentFaults } from '@yf/domain/person'
import type { Relation } from '@yf/domain/relations'
import {
  columnsOf,
  differences,
  enteredOf,
  faultOf,
  faultOfPerson,
  shownFacts,
  todayOf,
  type EmployedPerson,
  type PersonOutcome,
} from './entered.ts'
import { rosterField } from './encrypted.ts'
import { addPersonEvent, type EventAuthor } from './event-store.ts'
import { settle } from './settle.ts'
import {
  classColumns,
  employmentOf,
  lockPerson,
  lockPersonByCertificate,
  updateEmployment,
  updatePerson,
  type Employment,
  type Person,
} from './store.ts'
import type { PeopleContext } from './watchers.ts'

export interface ChangeRequest {
  readonly personId: string
  /** The revision that the author has seen; null changes the person whatever the revision is. */
  readonly revision: number | null
  /** Omitted fields are unchanged. */
  readonly entered: Partial<EmployedPerson>
  /** Only for an employee. */
  readonly hiredOn?: string
  /** Only for a dependant. */
  readonly relation?: Relation
  readonly dependantFrom?: string
}

/** Corrects a person. After the registration only the member can change name and certificate. */
export async function changePerson(
  ctx: PeopleContext,
  companyId: string,
  request: ChangeRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const person = await lockPerson(ctx.db, companyId, request.personId)
  if (!person || person.status === 'withdrawn') return { kind: 'missing' }
  if (request.revision !== null && person.revision !== request.revision) return { kind: 'moved' }
  const employment = await employmentOf(ctx.db, companyId, person.holder_id ?? person.id)
  if (!employment) return { kind: 'missing' }
  const before = enteredOf(ctx.cipher, person, employment)
  const entered = { ...before, ...request.entered }
  const fault =
    registeredFault(person, before, entered) ??
    dayFault(ctx, person, employment, { ...request, entered }) ??
    (await faultOfPerson(ctx, companyId, entered, person.id)) ??
    (await takenFault(ctx, person, entered))
  if (fault) return faultOf(fault)
  return write(ctx, { person, employment, before, entered, request }, author)
}

function registeredFault({ account_id }: Person, before: EmployedPerson, after: EmployedPerson) {
  if (account_id === null) return null
  if (before.name !== after.name)
    return { field: 'name', message: '该人员已注册，姓名以本人登记的为准，请本人联系在线客服修改' }
  const isSame =
    before.certificateNumber === after.certificateNumber && before.certificateKind === after.certificateKind
  return isSame ? null : { field: 'certificateNumber', message: '该人员已注册，证件请本人在应用内更换' }
}

function dayFault(
  ctx: PeopleContext,
  person: Person,
  employment: Employment,
  { entered, hiredOn, dependantFrom }: Omit<ChangeRequest, 'entered'> & { readonly entered: EmployedPerson },
) {
  const leftOn = employment.left_on
  const birthday = birthOf(entered)
  const today = todayOf(ctx)
  if (person.relation === null)
    return hiredOn === undefined || hiredOn === employment.hired_on
      ? null
      : (employmentFaults({ hiredOn, leftOn, birthday }, today)[0] ?? null)
  return dependantFrom === undefined || dependantFrom === person.dependant_from
    ? null
    : dependantFault({ from: dependantFrom, until: person.dependant_until, birthday }, today)
}

async function takenFault(ctx: PeopleContext, person: Person, entered: EmployedPerson) {
  const hashes = ctx.cipher.lookups(entered.certificateNumber, rosterField)
  if (hashes.includes(person.certificate_hash)) return null
  const other = await lockPersonByCertificate(ctx.db, person.company_id, hashes)
  return other && other.id !== person.id
    ? { field: 'certificateNumber', message: '该证件已登记在本企业名册上' }
    : null
}

interface PersonChange {
  readonly person: Person
  readonly employment: Employment
  readonly before: EmployedPerson
  readonly entered: EmployedPerson
  readonly request: ChangeRequest
}

async function write(
  ctx: PeopleContext,
  { person, employment, before, entered, request }: PersonChange,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const { company_id: companyId, id: personId } = person
  const isEmployee = person.relation === null
  const hiredOn = request.hiredOn ?? employment.hired_on
  const relation = request.relation ?? person.relation
  const dependantFrom = request.dependantFrom ?? person.dependant_from
  const changed = differences(
    shownFacts(before, daysOf(person, employment)),
    shownFacts(entered, isEmployee ? { hiredOn } : { relation, dependantFrom }),
  )
  if (Object.keys(changed.after).length === 0 && isSameNumber(before, entered))
    return { kind: 'done', personId, revision: person.revision }
  const { grade, region, department, branch } = entered
  await updatePerson(ctx.db, person, {
    ...columnsOf(ctx.cipher, personId, entered),
    ...(isEmployee ? {} : { relation, dependant_from: dependantFrom }),
  })
  if (isEmployee)
    await updateEmployment(ctx.db, employment, {
      ...classColumns(employment, { grade, region, department, branch }, todayOf(ctx)),
      hired_on: hiredOn,
    })
  await addPersonEvent(ctx, { companyId, personId, kind: 'changed', ...changed }, author)
  await settle(ctx, companyId, person.holder_id ?? personId)
  return { kind: 'done', personId, revision: person.revision + 1 }
}

const daysOf = ({ relation, dependant_from }: Person, { hired_on }: Employment) =>
  relation === null ? { hiredOn: hired_on } : { relation, dependantFrom: dependant_from }

/** Two numbers may look the same when they are masked. */
const isSameNumber = (before: EmployedPerson, after: EmployedPerson): boolean =>
  before.certificateNumber === after.certificateNumber &&
  before.phone === after.phone &&
  before.mail === after.mail
