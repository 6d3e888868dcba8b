import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { naming, type Owned } from './owned.ts'

/** What is read by programs alone: words of a list, hashes, addresses, numbers. It keeps its very text. */
const forPrograms = '^[\\x21-\\x7e]*$'
const shape = /⟦(\w+\.\w+)(?: (\w+))?⟧/g

/**
 * Writes into every text of the owner's that people read where it stands: `感冒⟦claim_case.diagnosis 3f2a81c0⟧`, with
 * the beginning of the row's id. Found in an answer, it says by itself what was told. Where the database refuses (a word of a list, a row that never changes) the
 * text stays as it is.
 */
export async function plantMarkers(db: Db, { tables, ids }: Owned): Promise<number> {
  let planted = 0
  for (const { table, columns } of tables) {
    for (const { column, type } of columns) {
      if (type !== 'text') continue
      const hasId = columns.some((one) => one.column === 'id')
      const row = hasId ? sql` || ' ' || left(id::text, 8)` : sql``
      const write = sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || ${`⟦${table}.${column}`}${row} || '⟧'
        where (${naming(columns, [...ids])}) and ${sql.ref(column)} !~ ${forPrograms}`
      planted += await write.execute(db).then(
        ({ numAffectedRows = 0n }) => (numAffectedRows > 0n ? 1 : 0),
        () => 0,
      )
    }
  }
  return planted
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
