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

interface Found {
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
export async function encryptWords(
  ctx: EncryptDeps,
  place: SubjectColumn,
  of: { subjectId?: string } = {},
): Promise<number> {
  let moved = 0
  for (;;) {
    const rows = await wordsLeft(ctx, place, of.subjectId)
    let now = 0
    for (const row of rows) now += await encryptOne(ctx, place, row)
    moved += now
    // A value that changed meanwhile has been encrypted by that change; a batch without changes means that nothing is
    // left.
    if (rows.length < atATime || now === 0) return moved
  }
}

async function wordsLeft({ db }: EncryptDeps, place: SubjectColumn, subjectId?: string): Promise<Found[]> {
  const value = sql.ref(`${place.table}.${place.column}`)
  const subject = sql.raw(place.subject)
  const keys = sql.join(place.keys.map((key) => sql.ref(`${place.table}.${key}`)))
  const ofOne = subjectId === undefined ? sql`` : sql`and ${subject} = ${subjectId}`
  const { rows } = await sql<Found>`
    select ${subject} as subject, ${sql.ref(`${place.table}.${place.id}`)} as id, ${value} as value,
      jsonb_build_array(${keys}) as keys
    from ${sql.table(place.table)}
    where ${value} is not null and left(${value}, ${subjectPrefix.length}) <> ${subjectPrefix} ${ofOne}
    limit ${atATime}`.execute(db)
  return rows
}

async function encryptOne(
  ctx: EncryptDeps,
  place: SubjectColumn,
  { subject, id, value, keys }: Found,
): Promise<number> {
  const row = place.row(id)
  const plain = place.wasEncrypted ? ctx.cipher.open(value, row) : value
  const encrypted = (await subjectKey(ctx, subject)).encrypt(plain, row)
  const isThis = sql.join(
    place.keys.map((key, at) => sql`${sql.ref(key)} = ${keys[at]}`),
    sql` and `,
  )
  const { numAffectedRows } = await sql`
    update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${encrypted}
    where ${isThis} and ${sql.ref(place.column)} = ${value}`.execute(ctx.db)
  return Number(numAffectedRows ?? 0)
}
