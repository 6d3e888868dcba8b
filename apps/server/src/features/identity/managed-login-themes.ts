import type { Selectable } from 'kysely'
import { containing } from '#platform/db/containing.ts'
import type { Db } from '#platform/db/handle.ts'
import type { LoginThemeTable } from './tables.ts'

/** Login pages as staff set them up. */
export type LoginThemeRow = Selectable<LoginThemeTable>

export const loginThemeQuery = (db: Db, keyword: string) =>
  db
    .selectFrom('login_theme')
    .selectAll()
    .$if(keyword !== '', (query) => query.where('supply', 'ilike', containing(keyword)))

export const loginThemeOf = (db: Db, supply: string): Promise<LoginThemeRow | undefined> =>
  loginThemeQuery(db, '').where('supply', '=', supply).executeTakeFirst()

/** False if the supply has a theme already. */
export async function insertLoginTheme(db: Db, row: Omit<LoginThemeRow, 'revision'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('login_theme')
    .values(row)
    .onConflict((conflict) => conflict.column('supply').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** False if somebody else has saved since this revision was read. */
export async function updateLoginTheme(
  db: Db,
  { supply, ...columns }: Omit<LoginThemeRow, 'revision'>,
  revision: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_theme')
    .set({ ...columns, revision: revision + 1 })
    .where('supply', '=', supply)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteLoginTheme(db: Db, supply: string, revision: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_theme')
    .where('supply', '=', supply)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
