import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { FieldCipher } from './field-cipher.port.ts'
import { keeperKeyOf, type KeeperKey } from './keeper-key.ts'
import type { SealedColumn } from './reseal.ts'

export interface KeyGround {
  readonly db: Db
  readonly cipher: FieldCipher
}

const keyRow = (keeperId: string) => `keeper_key:${keeperId}:key`

/** When FIELD_KEYS rotate, these keys are encrypted again; the data that they encrypt stay unchanged. */
export const keeperKeySealed: readonly SealedColumn[] = [
  { table: 'keeper_key', id: 'keeper_id', column: 'key_sealed', row: keyRow },
]

const sealedKey = statement<{ key_sealed: string }>('select key_sealed from keeper_key where keeper_id = $1')

/** For encryption: creates the key if there is none yet. */
export async function keeperKey(
  ctx: KeyGround & { readonly clock: Clock },
  keeperId: string,
): Promise<KeeperKey> {
  const known = await knownKeeperKey(ctx, keeperId)
  if (known) return known
  const key_sealed = ctx.cipher.seal(randomBytes(32).toString('base64'), keyRow(keeperId))
  await ctx.db
    .insertInto('keeper_key')
    .values({ keeper_id: keeperId, key_sealed, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another call may have created it first: the stored key wins.
  const made = await knownKeeperKey(ctx, keeperId)
  if (!made) throw new Error('a key that was just made is gone')
  return made
}

/** For decryption: null when the key, and with it all its data, was deleted. */
export async function knownKeeperKey({ db, cipher }: KeyGround, keeperId: string): Promise<KeeperKey | null> {
  const [row] = await sealedKey(db, keeperId)
  return row ? keeperKeyOf(Buffer.from(cipher.open(row.key_sealed, keyRow(keeperId)), 'base64')) : null
}

/** Irreversible: afterwards none of its data, in the database or on disk, can be decrypted. */
export const forgetKeeperKey = (db: Db, keeperId: string) =>
  db.deleteFrom('keeper_key').where('keeper_id', '=', keeperId).execute()
