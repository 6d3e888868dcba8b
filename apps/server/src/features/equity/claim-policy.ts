import type { Decision, Liability, Policy } from '@yf/domain/adjudication'
import type { PolicyState } from '@yf/domain/equity'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'
import { liabilitiesOf, policiesOf } from './store.ts'
import type { PolicyLiabilityTable, PolicyTable } from './tables.ts'

/** A policy in its current state. Claims know how much of it they used, and so what was used before them. */
export interface ClaimPolicy extends Policy {
  readonly id: string
  readonly companyId: string
  readonly accountId: string
  readonly familyId: string | null
  readonly name: string
  readonly insurer: string
  readonly policyNo: string
  readonly insuredName: string
  readonly status: PolicyState
}

/**
 * The policies on which a member may claim, including the family's; an employee's family member sees only their own.
 */
export async function claimPolicies(db: Db, membership: Membership): Promise<ClaimPolicy[]> {
  const rows = await policiesOf(db, membership)
  return Promise.all(rows.map((row) => withLiabilities(db, row)))
}

export async function claimPolicy(db: Db, companyId: string, id: string): Promise<ClaimPolicy | null> {
  const row = await policyRow(db, companyId, id).executeTakeFirst()
  return row ? withLiabilities(db, row) : null
}

/**
 * The same, locked against other use until the transaction ends: this keeps two concurrent decisions within one
 * limit.
 */
export async function takeClaimPolicy(tx: Db, companyId: string, id: string): Promise<ClaimPolicy | null> {
  const row = await policyRow(tx, companyId, id).forUpdate().executeTakeFirst()
  return row ? withLiabilities(tx, row) : null
}

/** Deducts a decided amount from the policy. Call it under `takeClaimPolicy`. */
export async function useUpPolicy(
  tx: Db,
  policy: Pick<ClaimPolicy, 'companyId' | 'id'>,
  { payableFen, used }: Pick<Decision, 'payableFen' | 'used'>,
): Promise<void> {
  await tx
    .updateTable('policy')
    .set({ used_fen: sql<number>`used_fen + ${payableFen}` })
    .where((row) => row.and({ company_id: policy.companyId, id: policy.id }))
    .execute()
  for (const { liabilityId, paidFen, deductibleFen } of used) {
    if (paidFen === 0 && deductibleFen === 0) continue
    await tx
      .updateTable('policy_liability')
      .set({
        used_fen: sql<number>`used_fen + ${paidFen}`,
        deductible_used_fen: sql<number>`deductible_used_fen + ${deductibleFen}`,
      })
      .where((row) => row.and({ company_id: policy.companyId, policy_id: policy.id, id: liabilityId }))
      .execute()
  }
}

const policyRow = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('policy')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, id }))

async function withLiabilities(db: Db, row: Selectable<PolicyTable>): Promise<ClaimPolicy> {
  const liabilities = await liabilitiesOf(db, row.company_id, row.id)
  return {
    id: row.id,
    companyId: row.company_id,
    accountId: row.account_id,
    familyId: row.family_id,
    name: row.name,
    insurer: row.insurer,
    policyNo: row.policy_no,
    insuredName: row.insured_name,
    status: row.status,
    startDt: row.start_dt,
    endDt: row.end_dt,
    coverFen: row.cover_fen,
    usedFen: row.used_fen,
    liabilities: liabilities.filter(({ is_lump_sum }) => !is_lump_sum).map(liabilityOf),
  }
}

const liabilityOf = (row: Selectable<PolicyLiabilityTable>): Liability => ({
  id: row.id,
  name: row.name,
  visitType: row.visit_type,
  deductibleFen: row.deductible_fen,
  deductibleUsedFen: row.deductible_used_fen,
  ratio: row.ratio,
  visitFen: row.visit_fen,
  yearlyFen: row.yearly_fen,
  usedFen: row.used_fen,
  waitingDays: row.waiting_days,
  terms: row.rule,
})
