import { entitlementsOf } from '@yf/domain/entitlement'
import { coverAfter, isVoid, type PersonCover, type CoverEvent } from '@yf/domain/cover'
import { addDays } from '@yf/domain/dates'
import { plannedEvents } from '@yf/domain/enrolment'
import type { PersonFacts } from '@yf/domain/people-class'
import { followEnrolments, movePolicy, openPolicy } from '#features/equity/public.ts'
import { contractsSince, holdContracts, type EnrolmentContract } from '#features/plans/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { addEvents, coverColumns, enrolmentsOfPerson, type StoredEnrolment } from './store.ts'

/** A leave that is reported late still ends the cover of a contract that ended meanwhile. */
export const latestReportDays = 366

export interface EnrolDeps {
  readonly db: Db
  readonly clock: Clock
  /** Demo data names its rows. */
  readonly idOf?: (contractId: string) => string
  readonly entitlementIdOf?: (benefitId: string) => string
}

/**
 * Evaluates one person under all contracts of the company that are in force or coming, and writes what changes: enrolments,
 * their events, the policies, and what benefit plans give. `changedOn` is the day from which the facts apply; null for somebody who is not known yet.
 * Evaluating again changes nothing.
 */
export async function enrolPerson(
  deps: EnrolDeps,
  person: PersonFacts,
  today: string,
  changedOn: string | null = null,
): Promise<number> {
  const contracts = await contractsOnce(deps.db, person.companyId, today)
  return contracts.length === 0 ? 0 : enrolUnder(deps, contracts, { person, today, changedOn })
}

const known = new WeakMap<Db, Map<string, Promise<readonly EnrolmentContract[]>>>()

/** A transaction that writes many people reads the contracts once, and holds them. */
function contractsOnce(db: Db, companyId: string, today: string): Promise<readonly EnrolmentContract[]> {
  const read = () => contractsSince(db, companyId, { since: addDays(today, -latestReportDays), today })
  if (!db.isTransaction) return read()
  const own = known.get(db) ?? new Map<string, Promise<readonly EnrolmentContract[]>>()
  known.set(db, own)
  const key = `${companyId} ${today}`
  const contracts = own.get(key) ?? holdContracts(db, companyId).then(read)
  own.set(key, contracts)
  return contracts
}

interface Evaluation {
  readonly person: PersonFacts
  readonly today: string
  readonly changedOn: string | null
}

/** For many people of one company: the contracts are read once. Returns how many events were written. */
export async function enrolUnder(
  deps: EnrolDeps,
  contracts: readonly EnrolmentContract[],
  evaluation: Evaluation,
): Promise<number> {
  const { person } = evaluation
  const stored = await enrolmentsOfPerson(deps.db, person.companyId, person.personId)
  let written = 0
  // In the order of their periods: a renewal continues what has just been written.
  const covers = [...stored]
  for (const contract of contracts) {
    const own = covers.filter(({ contractId }) => contractId === contract.id)
    const before = lastCover(covers.filter(({ contractId }) => contractId === contract.previousId))
    for (const { enrolmentId, events } of plannedEvents({ contract, own, before, ...evaluation })) {
      const known = covers.find(({ id }) => id === enrolmentId)
      const changed = known
        ? await append(deps, contract, known, events)
        : await open(deps, person, contract, events)
      written += events.length
      covers.splice(known ? covers.indexOf(known) : covers.length, known ? 1 : 0, changed)
    }
    await followBenefits(
      deps,
      person,
      contract,
      covers.filter(({ contractId }) => contractId === contract.id),
    )
  }
  return written
}

const lastCover = (own: readonly StoredEnrolment[]): PersonCover | null =>
  own.map(({ events }) => coverAfter(events)).findLast((cover) => !isVoid(cover)) ?? null

/** Also without new events: the benefits of a contract may have changed before somebody's cover began. */
async function followBenefits(
  deps: EnrolDeps,
  { companyId, personId, accountId, relation }: PersonFacts,
  { benefits }: EnrolmentContract,
  own: readonly StoredEnrolment[],
): Promise<void> {
  if (benefits === null || own.length === 0) return
  const holder = { companyId, personId, accountId: relation === null ? accountId : null }
  const wanted = own.map(({ id, events }) => [id, entitlementsOf(coverAfter(events), benefits)] as const)
  await followEnrolments(deps, holder, new Map(wanted))
}

async function append(
  { db, clock }: EnrolDeps,
  { companyId, benefits }: EnrolmentContract,
  known: StoredEnrolment,
  events: readonly CoverEvent[],
): Promise<StoredEnrolment> {
  const key = { companyId, enrolmentId: known.id }
  const all = [...known.events, ...events]
  const cover = coverAfter(all)
  await addEvents(db, key, events, { after: known.events.length, at: clock.now() })
  await db
    .updateTable('enrolment')
    .set(coverColumns(cover))
    .where((row) => row.and({ company_id: companyId, id: known.id }))
    .execute()
  if (benefits === null) await movePolicy(db, key, { start_dt: cover.startsOn, end_dt: cover.endsOn })
  return { ...known, events: all }
}

async function open(
  { db, clock, idOf = newId }: EnrolDeps,
  { companyId, personId, accountId, name, relation }: PersonFacts,
  contract: EnrolmentContract,
  events: readonly CoverEvent[],
): Promise<StoredEnrolment> {
  const id = idOf(contract.id)
  const cover = coverAfter(events)
  const person = { company_id: companyId, contract_id: contract.id, person_id: personId }
  await db
    .insertInto('enrolment')
    .values({ ...person, id, ...coverColumns(cover) })
    .execute()
  await addEvents(db, { companyId, enrolmentId: id }, events, { after: 0, at: clock.now() })
  if (contract.benefits === null)
    await openPolicy(db, {
      ...person,
      id,
      enrolment_id: id,
      // A dependant's policy appears in the holder's account, see `attachDependants`.
      account_id: relation === null ? accountId : null,
      family_id: null,
      policy_no: `YL${id.replaceAll('-', '').slice(0, 16).toUpperCase()}`,
      insured_name: name,
      start_dt: cover.startsOn,
      end_dt: cover.endsOn,
      waiting_from: cover.waitingFrom,
      used_fen: 0,
    })
  return { id, contractId: contract.id, events }
}
