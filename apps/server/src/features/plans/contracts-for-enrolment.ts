import type { BenefitsFrom } from '@yf/domain/entitlement'
import type { ContractTerms } from '@yf/domain/enrolment'
import type { PlanKind } from '@yf/domain/plan'
import type { Db } from '#platform/db/handle.ts'
import { benefitsOfVersions } from './benefit-store.ts'
import type { ContractRecord } from './contract-store.ts'

/** A contract in force or coming, with the classes of its approved versions. */
export interface EnrolmentContract extends ContractTerms {
  readonly id: string
  readonly companyId: string
  readonly previousId: string | null
  /** The benefits that have begun, in order; null where the plan is insurance. */
  readonly benefits: readonly BenefitsFrom[] | null
}

/** Contracts of a company that have not ended before this day. */
export const contractsSince = async (
  db: Db,
  companyId: string,
  { since, today }: { readonly since: string; readonly today: string },
): Promise<EnrolmentContract[]> => {
  const contracts = await agreedContracts(db, companyId)
    .where('g.ends_on', '>=', since)
    .orderBy('g.starts_on')
    .orderBy('g.id')
    .execute()
  return withVersions(db, companyId, contracts, today)
}

export async function contractsByIds(
  db: Db,
  companyId: string,
  ids: readonly string[],
  today: string,
): Promise<EnrolmentContract[]> {
  if (ids.length === 0) return []
  const contracts = await agreedContracts(db, companyId)
    .where('g.id', 'in', [...new Set(ids)])
    .execute()
  return withVersions(db, companyId, contracts, today)
}

const agreedContracts = (db: Db, companyId: string) =>
  db
    .selectFrom('group_contract as g')
    .innerJoin('plan as p', 'p.id', 'g.plan_id')
    .select(['g.id', 'g.starts_on', 'g.ends_on', 'g.previous_id', 'p.kind'])
    .where('g.company_id', '=', companyId)
    .where('g.plan_version_id', 'is not', null)

async function withVersions(
  db: Db,
  companyId: string,
  contracts: readonly (Pick<ContractRecord, 'id' | 'starts_on' | 'ends_on' | 'previous_id'> & {
    readonly kind: PlanKind
  })[],
  today: string,
): Promise<EnrolmentContract[]> {
  if (contracts.length === 0) return []
  const versions = Map.groupBy(
    await db
      .selectFrom('contract_version')
      .select(['contract_id', 'no', 'start_day', 'classes', 'plan_version_id'])
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
  const giving = contracts
    .filter(({ kind }) => kind === 'benefits')
    .flatMap(({ id }) => versions.get(id) ?? [])
  const benefits = await benefitsOfVersions(
    db,
    giving.map(({ plan_version_id }) => plan_version_id),
  )
  return contracts.map((row) => {
    const own = versions.get(row.id) ?? []
    return {
      id: row.id,
      companyId,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      previousId: row.previous_id,
      versions: own.map(({ no, start_day, classes }) => ({ no, startDay: start_day, classes })),
      benefits:
        row.kind === 'insurance'
          ? null
          : own
              .filter(({ no, start_day }) => no === 1 || start_day <= today)
              .map(({ start_day, plan_version_id }) => ({
                from: start_day,
                versionId: plan_version_id,
                benefits: benefits.get(plan_version_id) ?? [],
              })),
    }
  })
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
  readonly planKind: PlanKind
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
    .innerJoin('plan as p', 'p.id', 'g.plan_id')
    .select(['g.id', 'g.contract_no', 'v.classes', 'p.kind'])
    .where('g.company_id', '=', companyId)
    .where('g.id', 'in', [...new Set(contractIds)])
    .orderBy('v.no')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, versions]) => [
      id,
      {
        contractNo: versions[0]!.contract_no,
        planKind: versions[0]!.kind,
        classNames: new Map(versions.flatMap(({ classes }) => classes.map(({ key, name }) => [key, name]))),
      },
    ]),
  )
}
