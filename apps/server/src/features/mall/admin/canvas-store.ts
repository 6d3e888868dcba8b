import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CanvasRow } from '../canvas-store.ts'
import type { MallCanvasTable } from '../tables.ts'

type NewCanvas = Insertable<MallCanvasTable>

/** Locked, so that concurrent saves run one after the other. */
export async function newestRevision(
  tx: Db,
  ownerId: string,
): Promise<{ readonly revision: number; readonly version: number }> {
  const rows = await tx
    .selectFrom('mall_canvas')
    .select(['revision', 'version'])
    .where('owner_id', '=', ownerId)
    .orderBy('version')
    .forUpdate()
    .execute()
  return {
    revision: Math.max(0, ...rows.map(({ revision }) => revision)),
    version: Math.max(0, ...rows.map(({ version }) => version)),
  }
}

/**
 * False when another staff member saved concurrently: a draft created after our read could not be locked, and is
 * detected by its revision.
 */
export async function keepDraft(
  tx: Db,
  { owner_id, ...changes }: Omit<NewCanvas, 'version' | 'state'>,
  version: number,
): Promise<boolean> {
  const rewritten = await tx
    .updateTable('mall_canvas')
    .set(changes)
    .where((row) => row.and({ owner_id, state: 'draft' as const }))
    .where('revision', '<', changes.revision)
    .executeTakeFirst()
  if (rewritten.numUpdatedRows > 0n) return true
  const begun = await tx
    .insertInto('mall_canvas')
    .values({ owner_id, ...changes, version, state: 'draft' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const moveCanvas = (
  tx: Db,
  owner_id: string,
  { from, to }: { readonly from: CanvasRow['state']; readonly to: CanvasRow['state'] },
  more: Partial<Pick<CanvasRow, 'staff_name' | 'updated_at'>> = {},
) =>
  tx
    .updateTable('mall_canvas')
    .set({ ...more, state: to })
    .where((row) => row.and({ owner_id, state: from }))
    .execute()
