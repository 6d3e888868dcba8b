import type { Selectable } from 'kysely'
import type { StaffContext } from '#platform/call/context.ts'
import { subjectKey, existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { verdictRow } from './encrypted.ts'
import type { ClaimApprovalTable } from './tables.ts'

interface AssignedCase {
  readonly company_id: string
  readonly id: string
}

const keyOf = ({ company_id, id }: AssignedCase) => ({ company_id, case_id: id })

export const handlerOf = async (db: Db, caseKey: AssignedCase): Promise<string | null> =>
  (
    await db
      .selectFrom('claim_assignment')
      .select('staff_id')
      .where((row) => row.and(keyOf(caseKey)))
      .executeTakeFirst()
  )?.staff_id ?? null

export const assign = (tx: Db, caseKey: AssignedCase, staffId: string, at: Date) =>
  tx
    .insertInto('claim_assignment')
    .values({ ...keyOf(caseKey), staff_id: staffId, at })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'case_id']).doUpdateSet({ staff_id: staffId, at }),
    )
    .execute()

export type Approval = Selectable<ClaimApprovalTable>

export const approvalOf = async (db: Db, caseKey: AssignedCase): Promise<Approval | null> =>
  (await db
    .selectFrom('claim_approval')
    .selectAll()
    .where((row) => row.and(keyOf(caseKey)))
    .executeTakeFirst()) ?? null

/** The proposed reason for refusal, encrypted with the member's key. */
export async function encryptedReason(
  ctx: StaffContext,
  { id, account_id }: AssignedCase & { readonly account_id: string },
  reason: string,
): Promise<Pick<Approval, 'account_id' | 'reason'>> {
  return { account_id, reason: (await subjectKey(ctx, account_id)).encrypt(reason, verdictRow(id)) }
}

export async function reasonOfApproval(
  ctx: StaffContext,
  { case_id, account_id, reason }: Approval,
): Promise<string | null> {
  const key = account_id && (await existingSubjectKey(ctx, account_id))
  return key && reason ? key.open(reason, verdictRow(case_id)) : null
}

const approved = { verdict: 'approve', account_id: null, reason: null } as const

/** Replaces an earlier approval, which no longer counts. */
export async function keepApproval(
  tx: Db,
  caseKey: AssignedCase,
  approval: Pick<Approval, 'staff_id' | 'payable_fen' | 'lines_hash' | 'at'> &
    Partial<Pick<Approval, 'verdict' | 'account_id' | 'reason'>>,
): Promise<void> {
  await voidApproval(tx, caseKey)
  await tx
    .insertInto('claim_approval')
    .values({ ...keyOf(caseKey), ...approved, ...approval })
    .execute()
}

/** Every change of a case calls this: two people have to approve the same thing. */
export const voidApproval = (tx: Db, caseKey: AssignedCase) =>
  tx
    .deleteFrom('claim_approval')
    .where((row) => row.and(keyOf(caseKey)))
    .execute()
