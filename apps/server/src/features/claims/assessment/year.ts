import {
  allLiabilities,
  type Liability,
  type LiabilityUse,
  type Policy,
  type Receipt,
} from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimPolicy } from '#features/equity/public.ts'
import { hospitalFacts } from '#features/hospital/public.ts'
import type { CaseRow } from '../record/own-case.ts'
import { diagnosesOf } from '../evidence/diagnoses/diagnoses-of-cases.ts'
import { reviewedReceipts } from './reviewed-receipts.ts'
import { readItems } from './items.ts'
import { measured } from './measured.ts'

/** A receipt of a case that was decided before. */
export interface EarlierReceipt extends Receipt {
  readonly caseId: string
  readonly liabilityId: string | null
  readonly paidFen: number
}

/** A policy with the yearly amounts used by its other cases. */
export interface UsedPolicy extends ClaimPolicy {
  /** The amounts before any claim. */
  readonly opening: Policy
  /** The lines decided in other cases. */
  readonly earlier: readonly EarlierReceipt[]
  /** The paid and used amounts of those cases, by liability. */
  readonly earlierUsed: readonly LiabilityUse[]
}

const decided = [caseStates.paying, caseStates.paid]
/** A case under review counts with its decision in force. */
const settled = [5, 6] as const

/**
 * For a decision the caller holds the lock of `takeClaimPolicy`: no other case can then be paid on the same policy.
 */
export async function withYear(
  ctx: SubjectKeyDeps,
  policy: ClaimPolicy,
  caseRow: Pick<CaseRow, 'id'>,
): Promise<UsedPolicy> {
  const [earlier, underReview, uses] = await Promise.all([
    earlierReceipts(ctx, policy, caseRow),
    reviewedReceipts(ctx, policy, caseRow),
    usesOf(ctx.db, policy, caseRow),
  ])
  return {
    ...policy,
    opening: openingOf(policy, caseRow, uses),
    earlier: [...earlier, ...underReview],
    earlierUsed: allLiabilities(policy).map(({ id }) =>
      sumOf(
        uses.filter(({ case_id, liability_id }) => case_id !== caseRow.id && liability_id === id),
        id,
      ),
    ),
  }
}

/**
 * The uses of all cases whose receipts are recalculated, and of this case from its earlier decision: if it was
 * refused after payment it holds an overpayment, which must not reduce its own limit.
 */
const usesOf = (db: Db, policy: ClaimPolicy, { id }: Pick<CaseRow, 'id'>) =>
  db
    .selectFrom('claim_use as u')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'u.company_id').onRef('c.id', '=', 'u.case_id'),
    )
    .select(['u.case_id', 'u.liability_id', 'u.paid_fen', 'u.deductible_fen', 'u.overpaid_fen'])
    .where('u.company_id', '=', policy.companyId)
    .where('u.policy_id', '=', policy.id)
    .where('c.policy_id', '=', policy.id)
    .where(({ eb, or }) =>
      or([eb('c.state', 'in', decided), eb('c.decided_state', 'in', settled), eb('c.id', '=', id)]),
    )
    .execute()

type UseRow = Awaited<ReturnType<typeof usesOf>>[number]

type UseSums = Pick<UseRow, 'liability_id' | 'paid_fen' | 'deductible_fen'>

const sumOf = (rows: readonly UseSums[], liabilityId: string): LiabilityUse => ({
  liabilityId,
  paidFen: rows.reduce((sum, row) => sum + row.paid_fen, 0),
  deductibleFen: rows.reduce((sum, row) => sum + row.deductible_fen, 0),
})

/**
 * The used amounts without those of claims. It includes what a policy had used when it was imported, and overpayments
 * of other cases.
 */
function openingOf(policy: ClaimPolicy, { id }: Pick<CaseRow, 'id'>, uses: readonly UseRow[]): Policy {
  return withoutUses(
    policy,
    uses.map((row) => (row.case_id === id ? { ...row, paid_fen: row.paid_fen + row.overpaid_fen } : row)),
  )
}

/** The policy as if these uses had not been. */
export function withoutUses(policy: ClaimPolicy, rows: readonly UseSums[]): Policy {
  const less = (used: number, claimed: number) => Math.max(used - claimed, 0)
  const opened = (one: Liability): Liability => {
    const { paidFen, deductibleFen } = sumOf(
      rows.filter(({ liability_id }) => liability_id === one.id),
      one.id,
    )
    return {
      ...one,
      usedFen: less(one.usedFen, paidFen),
      deductibleUsedFen: less(one.deductibleUsedFen, deductibleFen),
    }
  }
  return {
    ...policy,
    usedFen: less(policy.usedFen, sumOf(rows, '').paidFen),
    liabilities: policy.liabilities.map(opened),
    ...(policy.periods && {
      periods: policy.periods.map((period) => ({
        ...period,
        liabilities: period.liabilities.map(opened),
      })),
    }),
  }
}

type YearPolicy = Pick<ClaimPolicy, 'companyId' | 'id' | 'liabilities' | 'periods'>

/** The receipts of the decided cases of a policy except one, with the decision about each. */
const decidedReceipts = (
  db: Db,
  policy: YearPolicy,
  except: Pick<CaseRow, 'id'> | null,
  states: readonly CaseRow['state'][],
) =>
  db
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
    .$if(except !== null, (query) => query.where('c.id', '<>', except!.id))
    .where('c.state', 'in', states)
    .execute()

export async function earlierReceipts(
  ctx: SubjectKeyDeps,
  policy: YearPolicy,
  except: Pick<CaseRow, 'id'> | null,
  states: readonly CaseRow['state'][] = decided,
): Promise<EarlierReceipt[]> {
  const { db } = ctx
  const rows = await decidedReceipts(db, policy, except, states)
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
    const decision = { caseId: row.case_id, liabilityId: row.liability_id, paidFen: row.payable_fen }
    return receipt ? [{ ...receipt, ...decision }] : []
  })
}
