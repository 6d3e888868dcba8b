import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { OfflineModuleTable, OfflineSiteTable } from '../tables.ts'

export type ModuleRow = Selectable<OfflineModuleTable>
export type SiteRow = Selectable<OfflineSiteTable>

export const allModules = (db: Db): Promise<ModuleRow[]> =>
  db.selectFrom('offline_module').selectAll().orderBy('sort').orderBy('id').execute()

export const moduleById = async (db: Db, id: string): Promise<ModuleRow | null> =>
  (await db.selectFrom('offline_module').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** Sites that members of a company may use: the shared ones and the company's own. */
export const sitesFor = (db: Db, companyId: string): Promise<SiteRow[]> =>
  db
    .selectFrom('offline_site')
    .selectAll()
    .where((site) => site.or([site('company_id', 'is', null), site('company_id', '=', companyId)]))
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const siteById = async (db: Db, id: string): Promise<SiteRow | null> =>
  (await db.selectFrom('offline_site').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export interface SiteOfModule {
  readonly site: SiteRow
  readonly module: ModuleRow
}

/** By the site, which is also the resource that is booked. */
export async function sitesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SiteOfModule>> {
  if (ids.length === 0) return new Map()
  const sites = await db
    .selectFrom('offline_site')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const modules = new Map((await allModules(db)).map((row) => [row.id, row]))
  return new Map(
    sites.flatMap((site) => {
      const module = modules.get(site.module_id)
      return module ? [[site.id, { site, module }] as const] : []
    }),
  )
}
