import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { within } from '#features/company/public.ts'
import type { CardBatchTable, CardCodeTable } from '../tables.ts'

export type CardBatchRow = Selectable<CardBatchTable>
export type CodeRow = Selectable<CardCodeTable>

/** By the hashes of the typed code under each key, within the companies of the caller. */
export const codeByHash = (db: Db, companyIds: readonly string[], hashes: readonly string[]) =>
  db
    .selectFrom('card_code')
    .selectAll()
    .where(within(companyIds))
    .where('code_hash', 'in', hashes)
    .executeTakeFirst()

export const codeById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('card_code')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export const batchOf = (db: Db, { company_id, batch_id }: CodeRow): Promise<CardBatchRow> =>
  db
    .selectFrom('card_batch')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('id', '=', batch_id)
    .executeTakeFirstOrThrow()

/** Locks the batch against a concurrent void: what was collected before stays collected. */
export const holdBatch = (tx: Db, { company_id, batch_id }: CodeRow): Promise<CardBatchRow> =>
  tx
    .selectFrom('card_batch')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('id', '=', batch_id)
    .forShare()
    .executeTakeFirstOrThrow()

interface CodeCollection {
  readonly accountId: string
  readonly packageId: string
  readonly at: Date
}

/** Of concurrent callers only one finds the code free. */
export async function takeCode(tx: Db, { company_id, id }: CodeRow, by: CodeCollection): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_code')
    .set({ account_id: by.accountId, package_id: by.packageId, collected_at: by.at })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('package_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The contents of the card that became this package; null if it came without a code. */
export async function benefitsOfPackage(
  db: Db,
  companyId: string,
  packageId: string,
): Promise<readonly string[] | null> {
  const code = await db
    .selectFrom('card_code')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('package_id', '=', packageId)
    .executeTakeFirst()
  return code ? (await batchOf(db, code)).benefits : null
}
