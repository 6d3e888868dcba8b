import type { Decision } from '@yf/domain/adjudication'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimPolicy } from '#features/equity/public.ts'
import type { CaseRow } from '../own-case.ts'

/** Kept by liability, so that what was used before any claim stays known. */
export async function keepUse(
  tx: Db,
  { company_id, id: case_id }: Pick<CaseRow, 'company_id' | 'id'>,
  { id: policy_id }: Pick<ClaimPolicy, 'id'>,
  { used }: Pick<Decision, 'used'>,
): Promise<void> {
  const rows = used
    .filter(({ paidFen, deductibleFen }) => paidFen !== 0 || deductibleFen !== 0)
    .map(({ liabilityId: liability_id, paidFen: paid_fen, deductibleFen: deductible_fen }) => ({
      company_id,
      case_id,
      policy_id,
      liability_id,
      paid_fen,
      deductible_fen,
    }))
  if (rows.length > 0) await tx.insertInto('claim_use').values(rows).execute()
}
