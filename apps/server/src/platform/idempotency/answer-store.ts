import { openContent } from '#platform/crypto/subject-content.ts'
import { isUnderSubjectKey, type SubjectKey } from '#platform/crypto/subject-key.ts'
import { subjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Clock } from '#platform/clock.ts'
import type { CallAnswer } from '#platform/call/outcome.ts'
import { writeStatement } from '#platform/db/statement.ts'

export interface KeyedRow {
  /** The owner of the key: the account, the staff member, or the address of an anonymous caller. */
  readonly scope: string
  readonly call: string
  readonly key: string
}

export type StoredAnswer = Omit<CallAnswer<unknown>, 'kind'>

type AnswerStoreDeps = SubjectKeyDeps & { readonly clock: Clock }

/** A response decrypts only in its own row. */
const rowOf = ({ scope, call, key }: KeyedRow): string => `idempotency:${JSON.stringify([scope, call, key])}`

/** Replaces a deleted response: the effect stays unique, and the response can no longer be read. */
const removedAnswer = ''

/** Encrypted with the member's data subject key, or FIELD_KEYS for staff and anonymous callers. */
function encrypted(cipher: FieldCipher, own: SubjectKey | null, row: KeyedRow, answer: unknown): string {
  const text = JSON.stringify(answer)
  return own ? own.encrypt(text, rowOf(row)) : cipher.encrypt(text, rowOf(row))
}

const keep = writeStatement(
  'update idempotency set answer_encrypted = $4 where scope = $1 and call = $2 and key = $3',
)

/** `known` is the data subject key when it has been read already. */
export async function keepAnswer(
  ctx: AnswerStoreDeps,
  row: KeyedRow & { readonly subject: string | null },
  knownKey: SubjectKey | null,
  answer: StoredAnswer,
): Promise<void> {
  const own = knownKey ?? (row.subject === null ? null : await subjectKey(ctx, row.subject))
  const text = encrypted(ctx.cipher, own, row, answer)
  // Not awaited: it is sent with the commit, which fails if this fails.
  keep(ctx.db, row.scope, row.call, row.key, text).catch(() => undefined)
}

/** Null when it was deleted, or its key is gone. */
export function openAnswer(
  cipher: FieldCipher,
  own: SubjectKey | null,
  row: KeyedRow,
  stored: string | null,
): StoredAnswer | null {
  if (stored === null || stored === removedAnswer) return null
  try {
    if (isUnderSubjectKey(stored)) return openContent(own, stored, rowOf(row))
    return JSON.parse(cipher.open(stored, rowOf(row))) as StoredAnswer
  } catch {
    return null
  }
}

/**
 * Deletes a member's own responses. Responses to staff may contain data of this member too, and nothing says which:
 * all of them are deleted and their rows stay, so that a call repeated at this moment still happens once.
 */
export async function forgetAnswersOf(ctx: SubjectKeyDeps, accountId: string): Promise<void> {
  await ctx.db.deleteFrom('idempotency').where('scope', '=', accountId).execute()
  await ctx.db
    .updateTable('idempotency')
    .set({ answer_encrypted: removedAnswer })
    .where('answer_encrypted', 'like', 'v1.%')
    .execute()
}
