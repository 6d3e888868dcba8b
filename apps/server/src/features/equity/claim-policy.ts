import type { Decision, Liability, Policy } from '@yf/domain/adjudication'
import type { PolicyState } from '@yf/domain/equity'
import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'
import {
  liabilitiesWithUse,
  policiesOn,
  type PolicyOnDay,
  type PolicyRow,
  type UsedLiability,
} from './policies.ts'
import { policiesOf } from './store.ts'

/** A policy in its current state. Claims know how much of it they used, and so what was used before them. */
export interface ClaimPolicy extends Policy {
  readonly id: string
  readonly companyId: string
  readonly accountId: string | null
  readonly familyId: string | null
  readonly name: string
  readonly insurer: string
  readonly policyNo: string
  readonly insuredName: string
  readonly status: PolicyState
}

/**
 * The policies on which a member may claim, including the family's; an employee's family member sees only their own.
 * Names and sums are those of the day; a decision takes the terms of each visit's day.
 */
export async function claimPolicies(db: Db, membership: Membership, day: string): Promise<ClaimPolicy[]> {
  return withLiabilities(db, await policiesOf(db, membership), day)
}

export async function claimPolicy(
  db: Db,
  companyId: string,
  id: string,
  day: string,
): Promise<ClaimPolicy | null> {
  const row = await policyRow(db, companyId, id).executeTakeFirst()
  return row ? (await withLiabilities(db, [row], day))[0]! : null
}

/**
 * The same, locked against other use until the transaction ends: this keeps two concurrent decisions within one
 * limit.
 */
export async function takeClaimPolicy(
  tx: Db,
  companyId: string,
  id: string,
  day: string,
): Promise<ClaimPolicy | null> {
  const row = await policyRow(tx, companyId, id).forUpdate().executeTakeFirst()
  return row ? (await withLiabilities(tx, [row], day))[0]! : null
}

/** Deducts a decided amount from the policy. Call it under `takeClaimPolicy`. */
export async function useUpPolicy(
  tx: Db,
  policy: Pick<ClaimPolicy, 'companyId' | 'id'>,
  { payableFen, used }: Pick<Decision, 'payableFen' | 'used'>,
): Promise<void> {
  const { companyId: company_id, id: policy_id } = policy
  await tx
    .updateTable('policy')
    .set({ used_fen: sql<number>`used_fen + ${payableFen}` })
    .where((row) => row.and({ company_id, id: policy_id }))
    .execute()
  for (const { liabilityId, paidFen, deductibleFen } of used) {
    if (paidFen === 0 && deductibleFen === 0) continue
    const key = { company_id, policy_id, liability_id: liabilityId }
    // A row exists from the first use on; the policy is locked, so nobody else inserts it.
    const { numUpdatedRows } = await tx
      .updateTable('policy_liability_use')
      .set({
        used_fen: sql<number>`used_fen + ${paidFen}`,
        deductible_used_fen: sql<number>`deductible_used_fen + ${deductibleFen}`,
      })
      .where((row) => row.and(key))
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      await tx
        .insertInto('policy_liability_use')
        .values({ ...key, used_fen: paidFen, deductible_used_fen: deductibleFen })
        .execute()
  }
}

const policyRow = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('policy')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, id }))

async function withLiabilities(db: Db, rows: readonly PolicyRow[], day: string): Promise<ClaimPolicy[]> {
  const policies = await policiesOn(db, rows, day)
  const liabilitiesOf = await liabilitiesWithUse(db, policies)
  return policies.map((policy) => {
    const claimable = (versionId: string) =>
      liabilitiesOf(policy.id, versionId)
        .filter(({ isLumpSum }) => !isLumpSum)
        .map(toLiability)
    return {
      ...toClaimPolicy(policy),
      liabilities: claimable(policy.terms.versionId),
      ...(policy.periods.length > 1 && {
        periods: policy.periods.map(({ from, coverFen, versionId }) => ({
          from,
          coverFen,
          liabilities: claimable(versionId),
        })),
      }),
    }
  })
}

const toClaimPolicy = (policy: PolicyOnDay): Omit<ClaimPolicy, 'liabilities' | 'periods'> => ({
  id: policy.id,
  companyId: policy.company_id,
  accountId: policy.account_id,
  familyId: policy.family_id,
  name: policy.name,
  insurer: policy.insurer,
  policyNo: policy.policy_no,
  insuredName: policy.insured_name,
  status: policy.status,
  startDt: policy.start_dt,
  endDt: policy.end_dt,
  waitingFrom: policy.waiting_from,
  coverFen: policy.cover_fen,
  usedFen: policy.used_fen,
})

const toLiability = (liability: UsedLiability): Liability => ({
  id: liability.id,
  name: liability.name,
  visitType: liability.visitType,
  deductibleFen: liability.deductibleFen,
  deductibleUsedFen: liability.deductibleUsedFen,
  ratio: liability.ratio,
  visitFen: liability.visitFen,
  yearlyFen: liability.yearlyFen,
  usedFen: liability.usedFen,
  waitingDays: liability.waitingDays,
  terms: liability.rule,
})
