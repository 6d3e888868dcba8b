import type { LiabilityUse } from '@yf/domain/adjudication'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimPolicy } from '#features/equity/public.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'

/** Stored by liability, so that the amount used before any claim can be derived. */
export async function keepUse(
  tx: Db,
  { company_id, id: case_id }: Pick<CaseRow, 'company_id' | 'id'>,
  { id: policy_id }: Pick<ClaimPolicy, 'id'>,
  { used }: { readonly used: readonly (LiabilityUse & { readonly overpaidFen?: number })[] },
): Promise<void> {
  const rows = used
    .map(({ liabilityId, paidFen, deductibleFen, overpaidFen = 0 }) => ({
      company_id,
      case_id,
      policy_id,
      liability_id: liabilityId,
      paid_fen: paidFen,
      deductible_fen: deductibleFen,
      overpaid_fen: overpaidFen,
    }))
    .filter((row) => row.paid_fen !== 0 || row.deductible_fen !== 0 || row.overpaid_fen !== 0)
  if (rows.length > 0) await tx.insertInto('claim_use').values(rows).execute()
}
