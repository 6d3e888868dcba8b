import type { Selectable } from 'kysely'
import type { StaffContext } from '#platform/call/context.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { ExamRow, ExamKey } from '../own-exam.ts'
import { proposalReasonRow } from '../encrypted.ts'
import type { ExamProposalTable } from '../tables.ts'

export type Proposal = Selectable<ExamProposalTable>

/** A decision: an amount, or a refusal with its reason. */
export interface ExamVerdict {
  /** Null refuses. */
  readonly approvedFen: number | null
  readonly reason: string
}

const keyOf = ({ company_id, id }: ExamKey) => ({ company_id, exam_id: id })

export const proposalOf = async (db: Db, exam: ExamKey): Promise<Proposal | null> =>
  (await db
    .selectFrom('exam_proposal')
    .selectAll()
    .where((row) => row.and(keyOf(exam)))
    .executeTakeFirst()) ?? null

export async function saveProposal(
  ctx: StaffContext,
  exam: ExamRow,
  { approvedFen, reason }: ExamVerdict,
): Promise<void> {
  const key = await subjectKey(ctx, exam.account_id)
  await ctx.db
    .insertInto('exam_proposal')
    .values({
      ...keyOf(exam),
      id: newId(),
      account_id: exam.account_id,
      verdict: approvedFen === null ? 'refuse' : 'approve',
      approved_fen: approvedFen,
      reason_encrypted: key.encrypt(reason, proposalReasonRow(exam.id)),
      staff_id: ctx.staff.id,
      at: ctx.clock.now(),
    })
    .execute()
}

export const dropProposal = (tx: Db, exam: ExamKey) =>
  tx
    .deleteFrom('exam_proposal')
    .where((row) => row.and(keyOf(exam)))
    .execute()

/** Empty when the member's data subject key was deleted. */
export async function reasonOfProposal(
  ctx: SubjectKeyDeps,
  { account_id, exam_id, reason_encrypted }: Proposal,
): Promise<string> {
  const key = reason_encrypted === null ? null : await existingSubjectKey(ctx, account_id)
  return (reason_encrypted && key?.open(reason_encrypted, proposalReasonRow(exam_id))) ?? ''
}
