import { shanghaiDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { claimPolicy, takeClaimPolicy, type ClaimPolicy } from '#features/equity/public.ts'
import type { CaseRow } from './own-case.ts'

export type PolicyOfCase = Pick<CaseRow, 'company_id' | 'policy_id' | 'visit_start' | 'created_at'>

/** Names and sums of the policy are those of the visit; before it is known, of the day of the draft. */
const dayOf = ({ visit_start, created_at }: PolicyOfCase): string => visit_start ?? shanghaiDay(created_at)

export const policyOfCase = async (db: Db, row: PolicyOfCase): Promise<ClaimPolicy | null> =>
  row.policy_id === null ? null : claimPolicy(db, row.company_id, row.policy_id, dayOf(row))

/** The same, locked against other use until the transaction ends. */
export const takePolicyOfCase = async (tx: Db, row: PolicyOfCase): Promise<ClaimPolicy | null> =>
  row.policy_id === null ? null : takeClaimPolicy(tx, row.company_id, row.policy_id, dayOf(row))
