import type { Static } from '@sinclair/typebox'
import type { Selectable } from 'kysely'
import type { CaseOverpayment } from '@yf/contract/claim-shapes'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { ClaimRecoveryTable } from './tables.ts'
import { usesOf } from './accounting.ts'

export type Recovery = Selectable<ClaimRecoveryTable>
type PaidCaseKey = Pick<CaseRow, 'company_id' | 'id'>

/** Newest first. */
export const recoveriesOf = (db: Db, { company_id, id }: PaidCaseKey): Promise<Recovery[]> =>
  db
    .selectFrom('claim_recovery')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const overpaidOf = async (db: Db, caseKey: PaidCaseKey): Promise<number> =>
  (await usesOf(db, caseKey)).reduce((sum, { overpaidFen }) => sum + overpaidFen, 0)

/** Null if the case was never overpaid. */
export async function toOverpaymentDto(
  db: Db,
  caseRow: CaseRow,
): Promise<Static<typeof CaseOverpayment> | null> {
  const [overpaidFen, [newest]] = await Promise.all([overpaidOf(db, caseRow), recoveriesOf(db, caseRow)])
  if (overpaidFen === 0 && !newest) return null
  const agreed = newest && { amountFen: newest.amount_fen, day: newest.agreed_on, state: newest.state }
  return { overpaidFen, agreed: agreed ?? null }
}
