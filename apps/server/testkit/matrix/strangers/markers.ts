import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { owner } from './callers.ts'
import { knowing, namesKnown, ownedBy, type Owned } from './owned.ts'

/** What is read by programs alone: words of a list, hashes, addresses, numbers. It keeps its very text. */
const forPrograms = /^[\x21-\x7e]*$/
const shape = /⟦(\w+\.\w+)(?: (\w+))?⟧/g

/**
 * Writes into every text of the owner's that people read where it stands: `感冒⟦claim_case.diagnosis 3f2a81c0⟧`, with
 * the beginning of the row's id. Found in an answer, it says by itself what was told. Where the database refuses (a word of a list, a row that never changes) the
 * text stays as it is.
 */
async function plantMarkers(db: Db, { tables, ids }: Owned): Promise<number> {
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
        where (${namesKnown(columns)}) and ${sql.ref(column)} !~ ${forPrograms.source}`
      planted += await write.execute(db).then(
        ({ numAffectedRows = 0n }) => (numAffectedRows > 0n ? 1 : 0),
        () => 0,
      )
    }
  }
  return planted
}

/** What is the owner's, marked so that it is known again where it is told. */
export interface Marked {
  readonly owned: Owned
  readonly markers: number
}

export async function markOwned(db: Db): Promise<Marked> {
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

/** Ids in an answer that the asker cannot have had from the question. */
export const idsIn = (text: string, asked: string): string[] =>
  [...new Set(text.match(uuids) ?? [])].filter((id) => !asked.includes(id))
