import type { Decision, LiabilityUse } from '@yf/domain/adjudication'
import type { Db } from '#platform/db/handle.ts'
import { useUpPolicy, type ClaimPolicy } from '#features/equity/public.ts'
import { keepUse } from './keep-use.ts'
import { subjectColumns, type CaseRow } from '#features/claims/record/own-case.ts'

type PaidCaseKey = Pick<CaseRow, 'company_id' | 'id'>
type PayableUse = Pick<Decision, 'payableFen' | 'used'>

/** Paid for a case, or on its way, and not paid back. */
export async function netPaid(db: Db, caseKey: PaidCaseKey): Promise<number> {
  const { company_id, id: case_id } = caseKey
  const [paid, back] = await Promise.all([
    db
      .selectFrom('payment')
      .select('amount_fen')
      .where((row) => row.and(subjectColumns(caseKey)))
      .where('state', '<>', 'failed')
      .execute(),
    db
      .selectFrom('claim_recovery')
      .select('amount_fen')
      .where((row) => row.and({ company_id, case_id, state: 'received' }))
      .execute(),
  ])
  const sum = (rows: readonly { amount_fen: number }[]) =>
    rows.reduce((total, { amount_fen }) => total + amount_fen, 0)
  return sum(paid) - sum(back)
}

export interface CaseUse extends LiabilityUse {
  readonly overpaidFen: number
}

export const usesOf = async (db: Db, { company_id, id }: PaidCaseKey): Promise<CaseUse[]> =>
  (
    await db
      .selectFrom('claim_use')
      .selectAll()
      .where((row) => row.and({ company_id, case_id: id }))
      .orderBy('liability_id')
      .execute()
  ).map((row) => ({
    liabilityId: row.liability_id,
    paidFen: row.paid_fen,
    deductibleFen: row.deductible_fen,
    overpaidFen: row.overpaid_fen,
  }))

/**
 * Replaces the amounts that the case used before; the policy is locked. What was paid beyond the new sum is not
 * recovered automatically: it stays used, in addition to the new sum, until the member pays it back. Returns what was
 * paid so far.
 */
export async function replaceUse(
  tx: Db,
  caseRow: CaseRow,
  policy: Pick<ClaimPolicy, 'companyId' | 'id'>,
  decided: PayableUse,
): Promise<number> {
  const [before, paidFen] = [await usesOf(tx, caseRow), await netPaid(tx, caseRow)]
  const after = withOverpaid(before, decided, paidFen)
  await tx
    .deleteFrom('claim_use')
    .where((row) => row.and({ company_id: caseRow.company_id, case_id: caseRow.id }))
    .execute()
  await keepUse(tx, caseRow, policy, { used: after })
  await useUpPolicy(tx, policy, difference(before, after))
  return paidFen
}

/** The overpayment stays with the liabilities that paid it, the first liability first. */
export function withOverpaid(
  before: readonly CaseUse[],
  { payableFen, used }: PayableUse,
  paidFen: number,
): CaseUse[] {
  let left = Math.max(paidFen - payableFen, 0)
  return idsOf(before, used).map((liabilityId) => {
    const { paidFen: now, deductibleFen } = useOf(used, liabilityId)
    const was = useOf(before, liabilityId)
    const overpaidFen = Math.min(left, Math.max(was.paidFen + (was.overpaidFen ?? 0) - now, 0))
    left -= overpaidFen
    return { liabilityId, paidFen: now, deductibleFen, overpaidFen }
  })
}

const idsOf = (...uses: readonly (readonly LiabilityUse[])[]): string[] => [
  ...new Set(uses.flatMap((list) => list.map(({ liabilityId }) => liabilityId))),
]

const useOf = (uses: readonly (LiabilityUse & { readonly overpaidFen?: number })[], id: string) =>
  uses.find(({ liabilityId }) => liabilityId === id) ?? { paidFen: 0, deductibleFen: 0, overpaidFen: 0 }

/** As one change, so that no intermediate sum is negative or exceeds a limit. */
function difference(before: readonly CaseUse[], after: readonly CaseUse[]): PayableUse {
  const whole = ({ paidFen, overpaidFen = 0 }: { paidFen: number; overpaidFen?: number }) =>
    paidFen + overpaidFen
  const used = idsOf(before, after).map((liabilityId) => {
    const [was, is] = [useOf(before, liabilityId), useOf(after, liabilityId)]
    return {
      liabilityId,
      paidFen: whole(is) - whole(was),
      deductibleFen: is.deductibleFen - was.deductibleFen,
    }
  })
  return { used, payableFen: used.reduce((sum, { paidFen }) => sum + paidFen, 0) }
}
