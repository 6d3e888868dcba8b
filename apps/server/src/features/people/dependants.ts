import type { Relation } from '@yf/domain/relations'
import { birthOf, dependantFault, removalFault, type EnteredPerson } from '@yf/domain/person'
import { newId } from '#platform/ids.ts'
import { columnsOf, faultOf, faultOfPerson, shownFacts, todayOf, type PersonOutcome } from './entered.ts'
import { rosterField } from './encrypted.ts'
import { addPersonEvent, type EventAuthor } from './event-store.ts'
import { dependantStatus, settle } from './settle.ts'
import {
  addPerson,
  dependantsOf,
  employmentOf,
  lockPerson,
  lockPersonByCertificate,
  updatePerson,
  type Person,
} from './store.ts'
import type { PeopleContext } from './watchers.ts'

export interface DependantRequest extends EnteredPerson {
  readonly country: string
  readonly holderId: string
  readonly relation: Relation
  readonly from: string
}

const mostDependants = 20
const known = faultOf({ field: 'certificateNumber', message: '该证件已登记在本企业名册上' })

/** Adds a dependant of an employee of the same company. A dependant who was removed before becomes the same person again. */
export async function addDependant(
  ctx: PeopleContext,
  companyId: string,
  request: DependantRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const { db, cipher } = ctx
  const holder = await lockPerson(db, companyId, request.holderId)
  const employment = await employmentOf(db, companyId, request.holderId)
  if (!holder || !employment || holder.relation !== null || holder.status === 'withdrawn')
    return { kind: 'missing' }
  if (holder.status === 'left') return faultOf({ field: 'holder', message: '员工已离职，不能添加家属' })
  const existing = await lockPersonByCertificate(
    db,
    companyId,
    cipher.lookups(request.certificateNumber, rosterField),
  )
  if (existing && (existing.status === 'coming' || existing.status === 'active')) return known
  if (existing && existing.account_id !== null)
    return faultOf({ field: 'certificateNumber', message: '该证件属于已注册的员工，不能登记为家属' })
  const days = { from: request.from, until: null, birthday: birthOf(request) }
  const fault =
    dependantFault(days, todayOf(ctx)) ?? (await faultOfPerson(ctx, companyId, request, existing?.id ?? null))
  if (fault) return faultOf(fault)
  if ((await dependantsOf(db, companyId, holder.id)).length >= mostDependants)
    return faultOf({ field: 'holder', message: `一名员工最多登记 ${mostDependants} 名家属` })
  const status = dependantStatus(
    { dependant_from: request.from, dependant_until: null },
    employment.state,
    todayOf(ctx),
  )
  return writeDependant(ctx, { companyId, holder, existing, status }, request, author)
}

interface DependantPlace {
  readonly companyId: string
  readonly holder: Person
  readonly existing: Person | undefined
  readonly status: Person['status']
}

async function writeDependant(
  ctx: PeopleContext,
  { companyId, holder, existing, status }: DependantPlace,
  request: DependantRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const personId = existing?.id ?? newId()
  const entered = { ...request, grade: null, region: null, department: null, branch: null }
  const columns = {
    ...columnsOf(ctx.cipher, personId, entered),
    status,
    relation: request.relation,
    holder_id: holder.id,
    dependant_from: request.from,
    dependant_until: null,
  }
  if (existing) await updatePerson(ctx.db, existing, columns)
  else if (
    !(await addPerson(ctx.db, {
      ...columns,
      company_id: companyId,
      id: personId,
      account_id: null,
      joined_at: null,
      created_at: ctx.clock.now(),
    }))
  )
    return known
  const {
    grade: _g,
    region: _r,
    department: _d,
    branch: _b,
    ...after
  } = shownFacts(entered, {
    relation: request.relation,
    dependantFrom: request.from,
  })
  await addPersonEvent(ctx, { companyId, personId, kind: 'dependantAdded', before: {}, after }, author)
  await settle(ctx, companyId, holder.id)
  return { kind: 'done', personId, revision: existing ? existing.revision + 1 : 0 }
}

export interface RemovalRequest {
  readonly personId: string
  readonly revision: number | null
  /** The first day on which the person is no longer a dependant. */
  readonly until: string
}

export async function removeDependant(
  ctx: PeopleContext,
  companyId: string,
  { personId, revision, until }: RemovalRequest,
  author: EventAuthor,
): Promise<PersonOutcome> {
  const person = await lockPerson(ctx.db, companyId, personId)
  if (!person || person.relation === null || person.status === 'withdrawn') return { kind: 'missing' }
  if (revision !== null && person.revision !== revision) return { kind: 'moved' }
  const wrong = removalFault(until, person.dependant_from!)
  if (wrong) return faultOf({ field: 'until', message: wrong })
  await updatePerson(ctx.db, person, { dependant_until: until })
  const facts = { before: { dependantUntil: person.dependant_until }, after: { dependantUntil: until } }
  await addPersonEvent(ctx, { companyId, personId, kind: 'dependantRemoved', ...facts }, author)
  await settle(ctx, companyId, person.holder_id!)
  return { kind: 'done', personId, revision: person.revision + 1 }
}
