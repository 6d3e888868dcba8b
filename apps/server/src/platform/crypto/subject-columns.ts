import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import type { FieldCipher } from './field-cipher.port.ts'
import { subjectPrefix } from './subject-key.ts'
import { subjectKey } from './subject-keys.ts'

/** Columns of a feature that are encrypted with data subject keys. */
export interface SubjectColumn {
  readonly table: string
  readonly column: string
  /** The columns that identify a row, the distribution column first. */
  readonly keys: readonly string[]
  /** The column that the value is bound to. */
  readonly id: string
  readonly row: (id: string) => string
  /** The data subject: a column, or a subquery in brackets. */
  readonly subject: string
  /** Encrypted with FIELD_KEYS before there were data subject keys; other columns were plain. */
  readonly wasEncrypted?: boolean
}

interface PlainTextRow {
  readonly subject: string
  readonly id: string
  readonly value: string
  readonly keys: readonly unknown[]
}

interface EncryptDeps {
  readonly db: Db
  readonly cipher: FieldCipher
  readonly clock: Clock
}

const atATime = 200

/**
 * Re-encrypts a column with data subject keys and returns the number of changed values. It can be interrupted and
 * started again.
 */
export async function encryptTexts(
  ctx: EncryptDeps,
  column: SubjectColumn,
  of: { subjectId?: string } = {},
): Promise<number> {
  let moved = 0
  for (;;) {
    const rows = await unencryptedTexts(ctx, column, of.subjectId)
    let now = 0
    for (const row of rows) now += await encryptOne(ctx, column, row)
    moved += now
    // A value that changed meanwhile has been encrypted by that change; a batch without changes means that nothing is
    // left.
    if (rows.length < atATime || now === 0) return moved
  }
}

async function unencryptedTexts(
  { db }: EncryptDeps,
  column: SubjectColumn,
  subjectId?: string,
): Promise<PlainTextRow[]> {
  const value = sql.ref(`${column.table}.${column.column}`)
  const subject = sql.raw(column.subject)
  const keys = sql.join(column.keys.map((key) => sql.ref(`${column.table}.${key}`)))
  const ofOne = subjectId === undefined ? sql`` : sql`and ${subject} = ${subjectId}`
  const { rows } = await sql<PlainTextRow>`
    select ${subject} as subject, ${sql.ref(`${column.table}.${column.id}`)} as id, ${value} as value,
      jsonb_build_array(${keys}) as keys
    from ${sql.table(column.table)}
    where ${value} is not null and left(${value}, ${subjectPrefix.length}) <> ${subjectPrefix} ${ofOne}
    limit ${atATime}`.execute(db)
  return rows
}

async function encryptOne(
  ctx: EncryptDeps,
  column: SubjectColumn,
  { subject, id, value, keys }: PlainTextRow,
): Promise<number> {
  const row = column.row(id)
  const plain = column.wasEncrypted ? ctx.cipher.open(value, row) : value
  const encrypted = (await subjectKey(ctx, subject)).encrypt(plain, row)
  const isThis = sql.join(
    column.keys.map((key, at) => sql`${sql.ref(key)} = ${keys[at]}`),
    sql` and `,
  )
  const { numAffectedRows } = await sql`
    update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${encrypted}
    where ${isThis} and ${sql.ref(column.column)} = ${value}`.execute(ctx.db)
  return Number(numAffectedRows ?? 0)
}
