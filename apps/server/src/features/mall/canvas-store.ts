import type { Selectable } from 'kysely'
import type { CanvasBlock } from '@yf/domain/mall-canvas'
import type { Db } from '#platform/db/handle.ts'
import type { MallCanvasTable } from './tables.ts'

export type CanvasRow = Selectable<MallCanvasTable>

/** The owner of the page for companies without one of their own. */
export const everybody = '00000000-0000-0000-0000-000000000000'

const published = (db: Db, owner_id: string) =>
  db
    .selectFrom('mall_canvas')
    .select('blocks')
    .where((row) => row.and({ owner_id, state: 'published' as const }))
    .executeTakeFirst()

/** The company's own page, otherwise the common one. */
export async function shownBlocks(db: Db, companyId: string): Promise<readonly CanvasBlock[]> {
  const found = (await published(db, companyId)) ?? (await published(db, everybody))
  return found?.blocks ?? []
}

/** Newest first. */
export const versionsOf = (db: Db, ownerId: string): Promise<CanvasRow[]> =>
  db
    .selectFrom('mall_canvas')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()

export const canvasOwners = (db: Db) =>
  db.selectFrom('mall_canvas').select(['owner_id', 'state']).where('state', '!=', 'replaced').execute()
