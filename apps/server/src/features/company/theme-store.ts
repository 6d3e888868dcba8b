import type { Db } from '#platform/db/handle.ts'
import type { ThemeOverride } from './theme-merge.ts'

export interface OwnTheme {
  readonly config: ThemeOverride
  readonly revision: number
  readonly savedAt: Date
}

/** The overrides of a company and of its group, each if there is one. */
export async function ownThemes(
  db: Db,
  companyId: string,
  groupId: string,
): Promise<{ readonly company: OwnTheme | null; readonly group: OwnTheme | null }> {
  const rows = await db
    .selectFrom('theme')
    .select(['owner_id', 'config', 'revision', 'updated_at'])
    .where('owner_id', 'in', [companyId, groupId])
    .execute()
  const of = (owner: string): OwnTheme | null => {
    const row = rows.find(({ owner_id }) => owner_id === owner)
    return row ? { config: row.config, revision: row.revision, savedAt: row.updated_at } : null
  }
  return { company: of(companyId), group: of(groupId) }
}

/** False if somebody else has saved since this revision was read; 0 is a company without a theme of its own. */
export async function keepTheme(
  db: Db,
  companyId: string,
  { config, revision, at }: { readonly config: ThemeOverride; readonly revision: number; readonly at: Date },
): Promise<boolean> {
  const written = { config: JSON.stringify(config), updated_at: at, revision: revision + 1 }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('theme')
    .values({ owner_id: companyId, owner_kind: 'company', ...written })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet(written).where('theme.revision', '=', revision),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}
