import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import type { FieldCipher } from './field-cipher.port.ts'
import { keeperPrefix } from './keeper-key.ts'
import { keeperKey } from './keeper-keys.ts'

/** Where a feature keeps words under the keys of persons. */
export interface KeeperColumn {
  readonly table: string
  readonly column: string
  /** What finds a row, the column that says where it stands first. */
  readonly keys: readonly string[]
  /** The column that the value is bound to. */
  readonly id: string
  readonly row: (id: string) => string
  /** Whose words these are: a column, or a question in brackets. */
  readonly keeper: string
  /** Before there were keys of persons it was sealed under FIELD_KEYS; other columns were plain. */
  readonly wasSealed?: boolean
}

interface Found {
  readonly keeper: string
  readonly id: string
  readonly value: string
  readonly keys: readonly unknown[]
}

interface SealDeps {
  readonly db: Db
  readonly cipher: FieldCipher
  readonly clock: Clock
}

const atATime = 200

/** Brings a column under the keys of its keepers and says how many values moved. May be cut off and begun again. */
export async function sealWords(
  ctx: SealDeps,
  place: KeeperColumn,
  of: { keeperId?: string } = {},
): Promise<number> {
  let moved = 0
  for (;;) {
    const rows = await wordsLeft(ctx, place, of.keeperId)
    let now = 0
    for (const row of rows) now += await sealOne(ctx, place, row)
    moved += now
    // What somebody changed meanwhile was sealed by the change; where nothing moves, nothing is left to do.
    if (rows.length < atATime || now === 0) return moved
  }
}

async function wordsLeft({ db }: SealDeps, place: KeeperColumn, keeperId?: string): Promise<Found[]> {
  const value = sql.ref(`${place.table}.${place.column}`)
  const keeper = sql.raw(place.keeper)
  const keys = sql.join(place.keys.map((key) => sql.ref(`${place.table}.${key}`)))
  const ofOne = keeperId === undefined ? sql`` : sql`and ${keeper} = ${keeperId}`
  const { rows } = await sql<Found>`
    select ${keeper} as keeper, ${sql.ref(`${place.table}.${place.id}`)} as id, ${value} as value,
      jsonb_build_array(${keys}) as keys
    from ${sql.table(place.table)}
    where ${value} is not null and left(${value}, ${keeperPrefix.length}) <> ${keeperPrefix} ${ofOne}
    limit ${atATime}`.execute(db)
  return rows
}

async function sealOne(
  ctx: SealDeps,
  place: KeeperColumn,
  { keeper, id, value, keys }: Found,
): Promise<number> {
  const row = place.row(id)
  const plain = place.wasSealed ? ctx.cipher.open(value, row) : value
  const sealed = (await keeperKey(ctx, keeper)).seal(plain, row)
  const isThis = sql.join(
    place.keys.map((key, at) => sql`${sql.ref(key)} = ${keys[at]}`),
    sql` and `,
  )
  const { numAffectedRows } = await sql`
    update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${sealed}
    where ${isThis} and ${sql.ref(place.column)} = ${value}`.execute(ctx.db)
  return Number(numAffectedRows ?? 0)
}
