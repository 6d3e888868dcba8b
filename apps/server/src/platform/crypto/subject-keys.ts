import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { FieldCipher } from './field-cipher.port.ts'
import { subjectKeyOf, type SubjectKey } from './subject-key.ts'
import type { EncryptedColumn } from './reencrypt.ts'

export interface SubjectKeyDeps {
  readonly db: Db
  readonly cipher: FieldCipher
}

const keyRow = (subjectId: string) => `subject_key:${subjectId}:key`

/** When FIELD_KEYS rotate, these keys are encrypted again; the data that they encrypt stay unchanged. */
export const subjectKeyEncrypted: readonly EncryptedColumn[] = [
  { table: 'subject_key', id: 'subject_id', column: 'key_encrypted', row: keyRow },
]

const encryptedKey = statement<{ key_encrypted: string }>(
  'select key_encrypted from subject_key where subject_id = $1',
)

/** For encryption: creates the key if there is none yet. */
export async function subjectKey(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  subjectId: string,
): Promise<SubjectKey> {
  const existing = await existingSubjectKey(ctx, subjectId)
  if (existing) return existing
  const key_encrypted = ctx.cipher.encrypt(randomBytes(32).toString('base64'), keyRow(subjectId))
  await ctx.db
    .insertInto('subject_key')
    .values({ subject_id: subjectId, key_encrypted, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another call may have created it first: the stored key wins.
  const made = await existingSubjectKey(ctx, subjectId)
  if (!made) throw new Error('a key that was just made is gone')
  return made
}

/** For decryption: null when the key, and with it all its data, was deleted. */
export async function existingSubjectKey(
  { db, cipher }: SubjectKeyDeps,
  subjectId: string,
): Promise<SubjectKey | null> {
  const [row] = await encryptedKey(db, subjectId)
  return row ? subjectKeyOf(Buffer.from(cipher.open(row.key_encrypted, keyRow(subjectId)), 'base64')) : null
}

/** Irreversible: afterwards none of its data, in the database or on disk, can be decrypted. */
export const forgetSubjectKey = (db: Db, subjectId: string) =>
  db.deleteFrom('subject_key').where('subject_id', '=', subjectId).execute()
