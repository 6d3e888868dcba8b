import type { Clock } from '#platform/clock.ts'
import { wordsUnder } from '#platform/crypto/keeper-key.ts'
import { keeperKey, knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import { leftAnswerRow, leftWordsRow } from '../sealed.ts'
import { answerOnce, leftById, type ServiceMessageRow } from './store.ts'

/** A message as service staff read it: the text is decrypted, so every read leaves an audit event there. */
export type AdminMessageRow = ServiceMessageRow

/** Under the keys of many data subjects: each key decrypts its own texts. */
export const openedMessages = async (
  ground: KeyGround,
  rows: readonly ServiceMessageRow[],
): Promise<AdminMessageRow[]> => {
  const opened: AdminMessageRow[] = []
  // One after the other: a page is short, and there is one connection.
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop
    const key = await knownKeeperKey(ground, row.account_id)
    opened.push({
      ...row,
      words: wordsUnder(key, row.words, leftWordsRow(row.id)),
      answer: row.answer === null ? null : wordsUnder(key, row.answer, leftAnswerRow(row.id)),
    })
  }
  return opened
}

interface Answering {
  readonly id: string
  readonly words: string
  readonly by: string
}

/** Encrypted with the member's data subject key; the caller notifies the member, in the same transaction. */
export async function answerMessage(
  ctx: KeyGround & { readonly clock: Clock },
  { id, words, by }: Answering,
): Promise<AdminMessageRow | 'notFound' | 'already'> {
  const found = await leftById(ctx.db, id)
  if (!found) return 'notFound'
  const key = await keeperKey(ctx, found.account_id)
  const answered = await answerOnce(ctx.db, found, {
    answer: key.seal(words, leftAnswerRow(id)),
    answered_by: by,
    answered_at: ctx.clock.now(),
  })
  if (!answered) return 'already'
  const [row] = await openedMessages(ctx, [answered])
  return row!
}
