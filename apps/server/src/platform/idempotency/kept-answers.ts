import { openContent } from '#platform/crypto/keeper-words.ts'
import { isUnderKeeperKey, type KeeperKey } from '#platform/crypto/keeper-key.ts'
import { keeperKey, knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Clock } from '#platform/clock.ts'
import type { Answer } from '#platform/call/outcome.ts'
import { deed } from '#platform/db/statement.ts'

export interface KeyedRow {
  /** Whose key it is: the account, the person of staff, or the address of someone who is not signed in. */
  readonly scope: string
  readonly call: string
  readonly key: string
}

export type KeptAnswer = Omit<Answer<unknown>, 'kind'>

type Ground = KeyGround & { readonly clock: Clock }

/** An answer opens in its own row alone. */
const rowOf = ({ scope, call, key }: KeyedRow): string => `idempotency:${JSON.stringify([scope, call, key])}`

/** Stands where an answer was taken away: the effect is still one, and what it was answered is nobody's to read. */
const takenAway = ''

/** Under the person's own key, or FIELD_KEYS for staff and strangers. */
function sealed(cipher: FieldCipher, own: KeeperKey | null, row: KeyedRow, answer: unknown): string {
  const text = JSON.stringify(answer)
  return own ? own.seal(text, rowOf(row)) : cipher.seal(text, rowOf(row))
}

const keep = deed(
  'update idempotency set answer_sealed = $4, answer = null where scope = $1 and call = $2 and key = $3',
)

/** `known` is the person's key where there is one already. */
export async function keepAnswer(
  ctx: Ground,
  row: KeyedRow & { readonly keeper: string | null },
  known: KeeperKey | null,
  answer: KeptAnswer,
): Promise<void> {
  const own = known ?? (row.keeper === null ? null : await keeperKey(ctx, row.keeper))
  const text = sealed(ctx.cipher, own, row, answer)
  // Not waited for: it goes out with the commit, which fails where this does.
  keep(ctx.db, row.scope, row.call, row.key, text).catch(() => undefined)
}

/** Null where it was taken away since, or its key is gone. */
export function openAnswer(
  cipher: FieldCipher,
  own: KeeperKey | null,
  row: KeyedRow,
  kept: { readonly answer: unknown; readonly answer_sealed: string | null },
): KeptAnswer | null {
  // As the version before has written it.
  if (kept.answer_sealed === null) return kept.answer as KeptAnswer | null
  if (kept.answer_sealed === takenAway) return null
  try {
    if (isUnderKeeperKey(kept.answer_sealed)) return openContent(own, kept.answer_sealed, rowOf(row))
    return JSON.parse(cipher.open(kept.answer_sealed, rowOf(row))) as KeptAnswer
  } catch {
    return null
  }
}

const atATime = 200

/** What the version before has left plain. May be cut off anywhere and begun again. */
export async function sealPlainAnswers({ db, cipher }: KeyGround): Promise<number> {
  let moved = 0
  for (;;) {
    const rows = await db
      .selectFrom('idempotency')
      .select(['scope', 'call', 'key', 'answer'])
      .where('answer', 'is not', null)
      .limit(atATime)
      .execute()
    for (const row of rows) {
      const own = await knownKeeperKey({ db, cipher }, row.scope)
      await keep(db, row.scope, row.call, row.key, sealed(cipher, own, row, row.answer))
    }
    moved += rows.length
    if (rows.length < atATime) return moved
  }
}

/**
 * A person's own answers go. What staff were answered may tell of her, too, and nothing says which: of those the answers
 * go and the rows stay, so that what is repeated in this moment still happens once.
 */
export async function forgetAnswersOf(ctx: KeyGround, accountId: string): Promise<void> {
  await ctx.db.deleteFrom('idempotency').where('scope', '=', accountId).execute()
  await sealPlainAnswers(ctx)
  await ctx.db
    .updateTable('idempotency')
    .set({ answer_sealed: takenAway })
    .where('answer_sealed', 'like', 'v1.%')
    .execute()
}
