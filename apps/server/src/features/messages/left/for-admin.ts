import type { Clock } from '#platform/clock.ts'
import { textUnder } from '#platform/crypto/subject-key.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { leftAnswerRow, leftTextRow } from '../encrypted.ts'
import { answerOnce, leftById, type ServiceMessageRow } from './store.ts'

/** A message as service staff read it: the text is decrypted, so every read leaves an audit event there. */
export type AdminMessageRow = ServiceMessageRow

/** Under the keys of many data subjects: each key decrypts its own texts. */
export const decryptedMessages = async (
  deps: SubjectKeyDeps,
  rows: readonly ServiceMessageRow[],
): Promise<AdminMessageRow[]> => {
  const decrypted: AdminMessageRow[] = []
  // One after the other: a page is short, and there is one connection.
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop
    const key = await existingSubjectKey(deps, row.account_id)
    decrypted.push({
      ...row,
      text: textUnder(key, row.text, leftTextRow(row.id)),
      answer: row.answer === null ? null : textUnder(key, row.answer, leftAnswerRow(row.id)),
    })
  }
  return decrypted
}

interface MessageAnswer {
  readonly id: string
  readonly text: string
  readonly by: string
}

/** Encrypted with the member's data subject key; the caller notifies the member, in the same transaction. */
export async function answerMessage(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  { id, text, by }: MessageAnswer,
): Promise<AdminMessageRow | 'notFound' | 'already'> {
  const found = await leftById(ctx.db, id)
  if (!found) return 'notFound'
  const key = await subjectKey(ctx, found.account_id)
  const answered = await answerOnce(ctx.db, found, {
    answer: key.encrypt(text, leftAnswerRow(id)),
    answered_by: by,
    answered_at: ctx.clock.now(),
  })
  if (!answered) return 'already'
  const [row] = await decryptedMessages(ctx, [answered])
  return row!
}
