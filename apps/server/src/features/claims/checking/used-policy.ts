import type { PaidVisit } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimPolicy } from '#features/equity/public.ts'
import type { ReceiptRow } from '../case/find.ts'
import type { CaseRow } from '../own-case.ts'

/** A policy with all that was used of it. */
export interface UsedPolicy extends ClaimPolicy {
  readonly visits: readonly PaidVisit[]
}

/**
 * What other cases were paid for the days of these receipts. Under `takeClaimPolicy` where it is decided: nobody else
 * can then be paid for the same visit meanwhile.
 */
export async function withVisits(
  db: Db,
  policy: ClaimPolicy,
  { id }: Pick<CaseRow, 'id'>,
  receipts: readonly Pick<ReceiptRow, 'day'>[],
): Promise<UsedPolicy> {
  const days = [...new Set(receipts.flatMap(({ day }) => day ?? []))]
  const limited = policy.liabilities.filter(({ visitFen }) => visitFen !== null).map((one) => one.id)
  if (days.length === 0 || limited.length === 0) return { ...policy, visits: [] }
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
    .select(['l.liability_id', 'l.payable_fen', 'r.day', 'r.hospital', 'c.hospital as case_hospital'])
    .where('c.company_id', '=', policy.companyId)
    .where('c.policy_id', '=', policy.id)
    .where('c.id', '<>', id)
    .where('c.state', 'in', [caseStates.paying, caseStates.paid])
    .where('l.liability_id', 'in', limited)
    .where('l.payable_fen', '>', 0)
    .where('r.day', 'in', days)
    .execute()
  const visits = rows.flatMap(({ liability_id, day, hospital, case_hospital, payable_fen }) =>
    liability_id === null || day === null
      ? []
      : [{ liabilityId: liability_id, day, hospital: hospital ?? case_hospital ?? '', paidFen: payable_fen }],
  )
  return { ...policy, visits }
}
