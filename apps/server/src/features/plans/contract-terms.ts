import type { Db } from '#platform/db/handle.ts'

export interface ContractKey {
  readonly companyId: string
  readonly contractId: string
}

/** The plan version of a contract from a day on. */
export interface TermsFrom {
  readonly from: string
  readonly versionId: string
  readonly name: string
  readonly insurer: string
  readonly coverFen: number
}

export interface ContractedTerms {
  /** In order; at least one. */
  readonly periods: readonly TermsFrom[]
  /** The next period is being agreed, or is agreed. */
  readonly isRenewing: boolean
}

/** What contracts pay, by day. */
export async function termsOfContracts(
  db: Db,
  keys: readonly ContractKey[],
): Promise<ReadonlyMap<string, ContractedTerms>> {
  if (keys.length === 0) return new Map()
  const companies = [...new Set(keys.map(({ companyId }) => companyId))]
  const contracts = [...new Set(keys.map(({ contractId }) => contractId))]
  const [rows, renewals] = await Promise.all([
    db
      .selectFrom('contract_version as c')
      .innerJoin('plan_version as v', 'v.id', 'c.plan_version_id')
      .select(['c.contract_id', 'c.start_day', 'v.id', 'v.name', 'v.insurer', 'v.cover_fen'])
      .where('c.company_id', 'in', companies)
      .where('c.contract_id', 'in', contracts)
      .where('c.state', '=', 'approved')
      .orderBy('c.no')
      .execute(),
    db
      .selectFrom('group_contract')
      .select('previous_id')
      .where('company_id', 'in', companies)
      .where('previous_id', 'in', contracts)
      .execute(),
  ])
  const renewing = new Set(renewals.map(({ previous_id }) => previous_id))
  return new Map(
    [...Map.groupBy(rows, ({ contract_id }) => contract_id)].map(([id, own]) => [
      id,
      {
        isRenewing: renewing.has(id),
        periods: own.map((row) => ({
          from: row.start_day,
          versionId: row.id,
          name: row.name,
          insurer: row.insurer,
          coverFen: row.cover_fen,
        })),
      },
    ]),
  )
}

/** For joins in reports: the insurer of a contract, by its last approved version. */
export const insurersOfContracts = (db: Db) =>
  db
    .selectFrom('group_contract as g')
    .innerJoin('plan_version as v', 'v.id', 'g.plan_version_id')
    .select(['g.company_id', 'g.id', 'v.insurer'])

/** The names of liabilities, by the last version of the plan that has them. */
export const namesOfLiabilities = (db: Db) =>
  db
    .selectFrom('plan_liability as l')
    .innerJoin('plan_version as v', 'v.id', 'l.version_id')
    .distinctOn('l.id')
    .select(['l.id', 'l.name'])
    .orderBy('l.id')
    .orderBy('v.no', 'desc')
