import type { ContractTerms } from '@yf/domain/enrolment'
import type { Db } from '#platform/db/handle.ts'

/** A contract in force or coming, with the classes of its approved versions. */
export interface EnrolmentContract extends ContractTerms {
  readonly id: string
  readonly companyId: string
  readonly previousId: string | null
}

/** Contracts of a company that have not ended before this day. */
export async function contractsSince(db: Db, companyId: string, day: string): Promise<EnrolmentContract[]> {
  const contracts = await db
    .selectFrom('group_contract')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('ends_on', '>=', day)
    .where('plan_version_id', 'is not', null)
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
  if (contracts.length === 0) return []
  const versions = Map.groupBy(
    await db
      .selectFrom('contract_version')
      .select(['contract_id', 'no', 'start_day', 'classes'])
      .where('company_id', '=', companyId)
      .where(
        'contract_id',
        'in',
        contracts.map(({ id }) => id),
      )
      .where('state', '=', 'approved')
      .orderBy('no')
      .execute(),
    ({ contract_id }) => contract_id,
  )
  return contracts.map((row) => ({
    id: row.id,
    companyId,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    previousId: row.previous_id,
    versions: (versions.get(row.id) ?? []).map(({ no, start_day, classes }) => ({
      no,
      startDay: start_day,
      classes,
    })),
  }))
}

/**
 * Until the transaction ends nobody approves a contract of the company: the job that enrols everybody afterwards sees whom this
 * transaction has added.
 */
export const holdContracts = (tx: Db, companyId: string) =>
  tx.selectFrom('group_contract').select('id').where('company_id', '=', companyId).forShare().execute()

export interface DueVersion {
  readonly companyId: string
  readonly contractId: string
  readonly no: number
  readonly startDay: string
}

/** Approved versions whose people have not been evaluated and whose time has come; a first version as soon as it is approved. */
export async function versionsToEvaluate(db: Db, today: string, limit: number): Promise<DueVersion[]> {
  const rows = await db
    .selectFrom('contract_version')
    .select(['company_id', 'contract_id', 'no', 'start_day'])
    .where('state', '=', 'approved')
    .where('evaluated_at', 'is', null)
    .where(({ eb, or }) => or([eb('start_day', '<=', today), eb('no', '=', 1)]))
    .orderBy('start_day')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    companyId: row.company_id,
    contractId: row.contract_id,
    no: row.no,
    startDay: row.start_day,
  }))
}

/** Progress of the evaluation; with a moment when it is finished. */
export const keepEvaluation = (
  tx: Db,
  { companyId, contractId, no }: DueVersion,
  people: number,
  finishedAt: Date | null,
) =>
  tx
    .updateTable('contract_version')
    .set({ people, evaluated_at: finishedAt })
    .where((row) => row.and({ company_id: companyId, contract_id: contractId, no }))
    .execute()

export interface ContractLabel {
  readonly contractNo: string
  readonly classNames: ReadonlyMap<string, string>
}

/** For lists: the number of a contract, and the names of its classes as the newest version has them. */
export async function contractLabels(
  db: Db,
  companyId: string,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ContractLabel>> {
  if (contractIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('group_contract as g')
    .innerJoin('contract_version as v', (join) =>
      join.onRef('v.company_id', '=', 'g.company_id').onRef('v.contract_id', '=', 'g.id'),
    )
    .select(['g.id', 'g.contract_no', 'v.classes'])
    .where('g.company_id', '=', companyId)
    .where('g.id', 'in', [...new Set(contractIds)])
    .orderBy('v.no')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, versions]) => [
      id,
      {
        contractNo: versions[0]!.contract_no,
        classNames: new Map(versions.flatMap(({ classes }) => classes.map(({ key, name }) => [key, name]))),
      },
    ]),
  )
}
