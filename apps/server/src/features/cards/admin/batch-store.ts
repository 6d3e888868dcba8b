import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CardBatchTable, CardCodeTable } from '../tables.ts'

export type CardBatchRow = Selectable<CardBatchTable>

export const addBatch = (tx: Db, batch: CardBatchRow) => tx.insertInto('card_batch').values(batch).execute()

export const lockBatch = (tx: Db, companyId: string, id: string) =>
  tx
    .selectFrom('card_batch')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setBatch = (
  tx: Db,
  { company_id, id }: CardBatchRow,
  to: Partial<Pick<CardBatchRow, 'state' | 'void_reason'>>,
) => tx.updateTable('card_batch').set(to).where('company_id', '=', company_id).where('id', '=', id).execute()

export const batchesOf = (db: Db, companyId: string | undefined) =>
  db
    .selectFrom('card_batch')
    .selectAll()
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId!))

/** Chunk size that keeps a statement small. */
const atOnce = 500

export async function addCodes(tx: Db, codes: readonly CardCodeTable[]): Promise<void> {
  for (let from = 0; from < codes.length; from += atOnce)
    await tx
      .insertInto('card_code')
      .values(codes.slice(from, from + atOnce))
      .execute()
}

/** The number of cards of a batch that are not collected, and the packages of those that are. */
export async function cardsOf(
  db: Db,
  { company_id, id }: CardBatchRow,
): Promise<{ free: number; packageIds: string[] }> {
  const { free, packages } = await db
    .selectFrom('card_code')
    .select([
      sql<number>`count(*) filter (where package_id is null)::int`.as('free'),
      sql<string[]>`coalesce(array_agg(package_id) filter (where package_id is not null), '{}')`.as(
        'packages',
      ),
    ])
    .where('company_id', '=', company_id)
    .where('batch_id', '=', id)
    .executeTakeFirstOrThrow()
  return { free, packageIds: packages }
}
