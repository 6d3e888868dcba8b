import { sql, type Selectable } from 'kysely'
import type { InvoiceTitle } from '@yf/contract/invoices'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import type { Db } from '#platform/db/handle.ts'
import { noTitle, titleRow, type TitleContent } from './encrypted.ts'
import type { InvoiceTitleTable } from './tables.ts'

export type TitleRow = Selectable<InvoiceTitleTable>

/** The default first, then the most recently changed. */
export const titlesOf = (db: Db, accountId: string): Promise<TitleRow[]> =>
  db
    .selectFrom('invoice_title')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()

/** The titles, locked against changes until the transaction ends. */
export async function takeTitles(db: Db, accountId: string): Promise<TitleRow[]> {
  await db
    .insertInto('invoice_title_book')
    .values({ account_id: accountId, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ changes: sql<number>`invoice_title_book.changes + 1` }),
    )
    .execute()
  return titlesOf(db, accountId)
}

export async function toTitleDtos(
  ctx: SubjectKeyDeps,
  accountId: string,
  rows: readonly TitleRow[],
): Promise<InvoiceTitle[]> {
  const key = await existingSubjectKey(ctx, accountId)
  return rows.map(({ id, kind, content, is_default }) => ({
    id,
    kind,
    ...(openContent<TitleContent>(key, content, titleRow(id)) ?? noTitle),
    isDefault: is_default ? 1 : 0,
  }))
}
