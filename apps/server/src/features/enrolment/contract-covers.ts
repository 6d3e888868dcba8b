import { coverAfter, type PersonCover } from '@yf/domain/cover'
import type { Db } from '#platform/db/handle.ts'
import { eventsOf } from './store.ts'

export interface ContractPerson {
  readonly personId: string
  /** Of the last cover. */
  readonly enrolmentId: string
  /** In their order, void ones included. */
  readonly covers: readonly PersonCover[]
}

interface ContractKey {
  readonly companyId: string
  readonly contractId: string
}

/** Everybody who was ever covered by a contract, in the order of their ids, after one of them; null: from the first. */
export async function peopleOfContract(
  db: Db,
  { companyId, contractId }: ContractKey,
  after: string | null,
  limit: number,
): Promise<ContractPerson[]> {
  const ofContract = () =>
    db.selectFrom('enrolment').where((row) => row.and({ company_id: companyId, contract_id: contractId }))
  let ids = ofContract().select('person_id').distinct()
  if (after !== null) ids = ids.where('person_id', '>', after)
  const people = await ids.orderBy('person_id').limit(limit).execute()
  if (people.length === 0) return []
  const rows = await ofContract()
    .select(['id', 'person_id'])
    .where(
      'person_id',
      'in',
      people.map(({ person_id }) => person_id),
    )
    .orderBy('person_id')
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
  const events = await eventsOf(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  return [...Map.groupBy(rows, ({ person_id }) => person_id)].map(([personId, own]) => ({
    personId,
    enrolmentId: own.at(-1)!.id,
    covers: own.map(({ id }) => coverAfter(events.get(id) ?? [])),
  }))
}
