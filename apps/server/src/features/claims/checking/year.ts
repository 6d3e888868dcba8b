import type { Policy, Receipt } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import type { KeyGround } from '#platform/crypto/keeper-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimPolicy } from '#features/equity/public.ts'
import { hospitalFacts } from '#features/hospital/public.ts'
import type { CaseRow } from '../own-case.ts'
import { diagnosesOf } from '../case/health-words.ts'
import { readItems } from './items.ts'
import { measured } from './measured.ts'

/** A receipt of a case that was decided before. */
export interface EarlierReceipt extends Receipt {
  readonly liabilityId: string | null
  readonly paidFen: number
}

/** A policy with the year that its other cases have made of it. */
export interface UsedPolicy extends ClaimPolicy {
  /** As it was before any claim. */
  readonly opening: Policy
  /** What was decided in other cases. */
  readonly earlier: readonly EarlierReceipt[]
}

const decided = [caseStates.paying, caseStates.paid]

/** Under `takeClaimPolicy` where it is decided: nobody else can then be paid on the same policy meanwhile. */
export async function withYear(
  ctx: KeyGround,
  policy: ClaimPolicy,
  caseRow: Pick<CaseRow, 'id'>,
): Promise<UsedPolicy> {
  const [earlier, opening] = await Promise.all([
    earlierReceipts(ctx, policy, caseRow),
    openingOf(ctx.db, policy, caseRow),
  ])
  return { ...policy, opening, earlier }
}

/** What is used less what claims used. A policy that came with something used has used it before. */
async function openingOf(db: Db, policy: ClaimPolicy, { id }: Pick<CaseRow, 'id'>): Promise<Policy> {
  const rows = await db
    .selectFrom('claim_use as u')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'u.company_id').onRef('c.id', '=', 'u.case_id'),
    )
    .select(['u.liability_id', 'u.paid_fen', 'u.deductible_fen'])
    .where('u.company_id', '=', policy.companyId)
    .where('u.policy_id', '=', policy.id)
    .where('u.case_id', '<>', id)
    // Exactly those whose receipts are reckoned again.
    .where('c.state', 'in', decided)
    .execute()
  const sum = (column: 'paid_fen' | 'deductible_fen', liabilityId?: string) =>
    rows
      .filter(({ liability_id }) => liabilityId === undefined || liability_id === liabilityId)
      .reduce((total, row) => total + row[column], 0)
  const less = (used: number, claimed: number) => Math.max(used - claimed, 0)
  return {
    ...policy,
    usedFen: less(policy.usedFen, sum('paid_fen')),
    liabilities: policy.liabilities.map((one) => ({
      ...one,
      usedFen: less(one.usedFen, sum('paid_fen', one.id)),
      deductibleUsedFen: less(one.deductibleUsedFen, sum('deductible_fen', one.id)),
    })),
  }
}

async function earlierReceipts(
  ctx: KeyGround,
  policy: ClaimPolicy,
  { id }: Pick<CaseRow, 'id'>,
): Promise<EarlierReceipt[]> {
  const { db } = ctx
  const rows = await db
    .selectFrom('claim_case as c')
    .innerJoin('claim_line as l', (join) =>
      join.onRef('l.company_id', '=', 'c.company_id').onRef('l.case_id', '=', 'c.id'),
    )
    .innerJoin('claim_receipt as r', (join) =>
      join
        .onRef('r.company_id', '=', 'l.company_id')
        .onRef('r.case_id', '=', 'l.case_id')
        .onRef('r.id', '=', 'l.receipt_id'),
    )
    .selectAll('r')
    .select([
      'l.liability_id',
      'l.payable_fen',
      'l.is_by_hand',
      'l.reason',
      'c.visit_type',
      'c.visit_start',
      'c.visit_end',
      'c.account_id',
      'c.diagnosis',
      'c.diagnosis_codes',
      'c.hospital as case_hospital',
    ])
    .where('c.company_id', '=', policy.companyId)
    .where('c.policy_id', '=', policy.id)
    .where('c.id', '<>', id)
    .where('c.state', 'in', decided)
    .execute()
  const hospitalOf = await hospitalFacts(
    db,
    rows.map((row) => row.hospital ?? row.case_hospital ?? ''),
  )
  const diagnoses = await diagnosesOf(
    ctx,
    rows.map(({ case_id, ...row }) => ({ ...row, id: case_id })),
  )
  const itemsOf = await readItems(
    ctx,
    policy,
    rows.map((row) => ({
      company_id: row.company_id,
      account_id: row.account_id,
      id: row.case_id,
      receiptCount: rows.filter(({ case_id }) => case_id === row.case_id).length,
    })),
  )
  return rows.flatMap((row) => {
    const byHand = row.is_by_hand ? { atMostFen: row.payable_fen, reason: row.reason } : null
    const receipt = measured({ ...row, hospital: row.case_hospital }, row, {
      diagnoses: diagnoses.get(row.case_id) ?? [],
      byHand,
      items: itemsOf(row),
      hospitalOf,
    })
    return receipt ? [{ ...receipt, liabilityId: row.liability_id, paidFen: row.payable_fen }] : []
  })
}
