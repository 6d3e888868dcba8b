import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { KeyKind } from '#platform/keys/tables.ts'
import { freeKeys, takeKeys } from '#platform/keys/unique-keys.ts'
import type { FieldCipher } from './field-cipher.port.ts'

/** Encrypted columns of a feature, for the key rotation. */
export interface EncryptedColumn {
  readonly table: string
  readonly id: string
  readonly column: string
  /** The value that the ciphertext was bound to. */
  readonly row: (id: string) => string
  /** `taken` when the hash is unique and recorded as a unique key. */
  readonly lookup?: { readonly column: string; readonly field: string; readonly taken?: KeyKind }
}

interface StaleRow {
  id: string
  encrypted: string
  hash: string | null
}

/**
 * Re-encrypts a column with the newest keys and returns the number of changed values. Works in small steps without a
 * transaction: a value that changes meanwhile is skipped, since that change used the newest key anyway.
 */
export async function reencrypt(
  db: Db,
  cipher: FieldCipher,
  target: EncryptedColumn,
  batch = 200,
): Promise<number> {
  let moved = 0
  let after: string | null = null
  for (;;) {
    const rows = await staleRows(db, cipher, target, after, batch)
    for (const row of rows) moved += await reencryptRow(db, cipher, target, row)
    if (rows.length < batch) return moved
    after = rows.at(-1)!.id
  }
}

async function staleRows(
  db: Db,
  cipher: FieldCipher,
  target: EncryptedColumn,
  after: string | null,
  batch: number,
): Promise<StaleRow[]> {
  const [id, encrypted] = [sql.ref(target.id), sql.ref(target.column)]
  const isStale = target.lookup
    ? sql`(${notUnder(target.column, cipher.encryptPrefix)} or ${notUnder(target.lookup.column, cipher.lookupPrefix)})`
    : notUnder(target.column, cipher.encryptPrefix)
  const { rows } = await sql<StaleRow>`
    select ${id} as id, ${encrypted} as encrypted, ${target.lookup ? sql.ref(target.lookup.column) : sql`null`} as hash
    from ${sql.table(target.table)}
    where ${encrypted} is not null and ${isStale} ${after === null ? sql`` : sql`and ${id} > ${after}`}
    order by ${id} limit ${batch}`.execute(db)
  return rows
}

/** Not `like`: an underscore in a key id would be a wildcard. */
const notUnder = (column: string, prefix: string) =>
  sql`left(coalesce(${sql.ref(column)}, ''), ${prefix.length}) <> ${prefix}`

async function reencryptRow(
  db: Db,
  cipher: FieldCipher,
  target: EncryptedColumn,
  row: StaleRow,
): Promise<number> {
  if (!target.lookup) return change(db, cipher, target, row, null)
  const plain = cipher.open(row.encrypted, target.row(row.id))
  const hash = cipher.lookup(plain, target.lookup.field)
  const { taken } = target.lookup
  if (!taken || row.hash === hash) return change(db, cipher, target, row, hash)
  return db.transaction().execute(async (tx) => {
    const moved = await change(tx, cipher, target, row, hash)
    if (moved > 0) {
      if (row.hash !== null) await freeKeys(tx, [{ kind: taken, key: row.hash, holder: row.id }])
      await takeKeys(tx, [{ kind: taken, key: hash, holder: row.id }])
    }
    return moved
  })
}

async function change(
  db: Db,
  cipher: FieldCipher,
  target: EncryptedColumn,
  row: StaleRow,
  hash: string | null,
): Promise<number> {
  const lookup = target.lookup ? sql`, ${sql.ref(target.lookup.column)} = ${hash}` : sql``
  const { numAffectedRows } = await sql`
    update ${sql.table(target.table)}
    set ${sql.ref(target.column)} = ${cipher.rotate(row.encrypted, target.row(row.id))}${lookup}
    where ${sql.ref(target.id)} = ${row.id} and ${sql.ref(target.column)} = ${row.encrypted}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
