import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { owner } from './callers.ts'
import { knowing, mentionsAny, ownedBy, type OwnedRows } from './owned.ts'

/** Values for programs only: enumerations, hashes, addresses, numbers. They stay unchanged. */
const forPrograms = /^[\x21-\x7e]*$/
const shape = /⟦(\w+\.\w+)(?: (\w+))?⟧/g

/**
 * Writes its location into every readable text of the owner's: `感冒⟦claim_case.diagnosis 3f2a81c0⟧`, with the
 * beginning of the row's id. A marker found in a response identifies the leaked value. Where the database refuses (an
 * enumeration, an append-only row) the text stays unchanged.
 */
async function plantMarkers(db: Db, { tables, ids }: OwnedRows): Promise<number> {
  let planted = 0
  for (const { table, columns, rows } of tables) {
    const isRead = (column: string) =>
      rows.some(({ [column]: text }) => typeof text === 'string' && !forPrograms.test(text))
    for (const { column, type } of columns) {
      if (type !== 'text' || !isRead(column)) continue
      const hasId = columns.some((one) => one.column === 'id')
      const row = hasId ? sql` || ' ' || left(id::text, 8)` : sql``
      const write = sql`
        ${knowing(ids)} update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || ${`⟦${table}.${column}`}${row} || '⟧'
        where (${mentionsAny(columns)}) and ${sql.ref(column)} !~ ${forPrograms.source}`
      planted += await write.execute(db).then(
        ({ numAffectedRows = 0n }) => (numAffectedRows > 0n ? 1 : 0),
        () => 0,
      )
    }
  }
  return planted
}

/** The owner's data, marked so that they are recognisable in a response. */
export interface MarkedData {
  readonly owned: OwnedRows
  readonly markers: number
}

export async function markOwned(db: Db): Promise<MarkedData> {
  const markers = await plantMarkers(db, await ownedBy(db, owner.accountId))
  return { markers, owned: await ownedBy(db, owner.accountId) }
}

export interface Marker {
  /** `claim_case.diagnosis` */
  readonly where: string
  /** The beginning of its row's id. */
  readonly row: string | undefined
}

export const markersIn = (text: string): Marker[] =>
  [...text.matchAll(shape)].map(([, where, row]) => ({ where: where!, row }))

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids in a response that the caller cannot have from the request. */
export const idsIn = (text: string, request: string): string[] =>
  [...new Set(text.match(uuids) ?? [])].filter((id) => !request.includes(id))
