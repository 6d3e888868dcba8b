import { policyStateOn, type PolicyState } from '@yf/domain/equity'
import type { PlanLiability } from '@yf/domain/plan'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { liabilitiesOfVersions, termsOfContracts, type TermsFrom } from '#features/plans/public.ts'
import type { PolicyLiabilityUseTable, PolicyTable } from './tables.ts'

export type PolicyRow = Selectable<PolicyTable>

/** A policy with the terms of its contract that are valid on a day, or were when it ended. */
export interface PolicyOnDay extends PolicyRow {
  readonly name: string
  readonly insurer: string
  readonly cover_fen: number
  readonly status: PolicyState
  /** The terms by day, in order. */
  readonly periods: readonly TermsFrom[]
  /** The terms of the day. */
  readonly terms: TermsFrom
}

export async function policiesOn(db: Db, rows: readonly PolicyRow[], day: string): Promise<PolicyOnDay[]> {
  const contracts = await termsOfContracts(
    db,
    rows.map(({ company_id, contract_id }) => ({ companyId: company_id, contractId: contract_id })),
  )
  return rows.map((row) => {
    const { periods, isRenewing } = contracts.get(row.contract_id)!
    const terms = periods.findLast(({ from }) => from <= clamped(row, day)) ?? periods[0]!
    const state = { startDt: row.start_dt, endDt: row.end_dt, isClosed: row.is_closed, isRenewing }
    return {
      ...row,
      name: terms.name,
      insurer: terms.insurer,
      cover_fen: terms.coverFen,
      status: policyStateOn(state, day),
      periods,
      terms,
    }
  })
}

function clamped({ start_dt, end_dt }: PolicyRow, day: string): string {
  if (day < start_dt) return start_dt
  return day > end_dt ? end_dt : day
}

export interface UsedLiability extends PlanLiability {
  readonly usedFen: number
  readonly deductibleUsedFen: number
}

/** The liabilities of each plan version, with what was used of them within the policy. */
export async function liabilitiesWithUse(
  db: Db,
  policies: readonly Pick<PolicyOnDay, 'company_id' | 'id' | 'periods'>[],
): Promise<(policyId: string, versionId: string) => UsedLiability[]> {
  const [terms, uses] = await Promise.all([
    liabilitiesOfVersions(
      db,
      policies.flatMap(({ periods }) => periods.map(({ versionId }) => versionId)),
    ),
    usesOf(db, policies),
  ])
  return (policyId, versionId) =>
    (terms.get(versionId) ?? []).map((liability) => {
      const use = uses.find((one) => one.policy_id === policyId && one.liability_id === liability.id)
      return {
        ...liability,
        usedFen: use?.used_fen ?? 0,
        deductibleUsedFen: use?.deductible_used_fen ?? 0,
      }
    })
}

const usesOf = async (
  db: Db,
  policies: readonly Pick<PolicyRow, 'company_id' | 'id'>[],
): Promise<Selectable<PolicyLiabilityUseTable>[]> =>
  policies.length === 0
    ? []
    : db
        .selectFrom('policy_liability_use')
        .selectAll()
        .where('company_id', 'in', [...new Set(policies.map(({ company_id }) => company_id))])
        .where(
          'policy_id',
          'in',
          policies.map(({ id }) => id),
        )
        .execute()
