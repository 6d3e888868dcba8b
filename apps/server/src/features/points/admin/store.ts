import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { PointsAdjustmentTable } from './tables.ts'

export type AdjustmentRow = Selectable<PointsAdjustmentTable>

export const adjustmentQuery = (db: Db, state: AdjustmentRow['state'] | undefined) => {
  const all = db.selectFrom('points_adjustment').selectAll()
  return state ? all.where('state', '=', state) : all
}

export const insertAdjustment = (tx: Db, row: AdjustmentRow) =>
  tx.insertInto('points_adjustment').values(row).execute()

/** Finds the row first and then locks it: the lock is taken on the node of its company. */
export async function takeAdjustment(tx: Db, id: string): Promise<AdjustmentRow | undefined> {
  const found = await tx
    .selectFrom('points_adjustment')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    found &&
    tx
      .selectFrom('points_adjustment')
      .selectAll()
      .where('company_id', '=', found.company_id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )
}

type AdjustmentDecision = Pick<AdjustmentRow, 'state' | 'decided_by' | 'decided_at' | 'note'>

export const keepDecision = (tx: Db, { company_id, id }: AdjustmentRow, decided: AdjustmentDecision) =>
  tx
    .updateTable('points_adjustment')
    .set(decided)
    .where((row) => row.and({ company_id, id, state: 'proposed' as const }))
    .execute()
