import type { claimsAssignmentCalls, QueueView } from '@yf/contract/claims-admin-assignment'
import { onPool, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'

/** They are shown side by side above the queue. */
const most = 20

const viewsOf = (db: Db, staffId: string): Promise<QueueView[]> =>
  db
    .selectFrom('staff_view')
    .select(['id', 'name', 'list', 'filter'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const views = onPool<typeof claimsAssignmentCalls.views>(async (_, { db, staff }) =>
  answer(await viewsOf(db, staff.id)),
)

export const saveView: RunCallHandler<typeof claimsAssignmentCalls.saveView> = async (
  input,
  { db, staff, clock },
) => {
  const name = input.name.trim()
  if (name === '') return badInput('name', '请填写视图名称')
  const { list } = input
  const filter = JSON.stringify(input.filter)
  await db
    .insertInto('staff_view')
    .values({ staff_id: staff.id, id: newId(), name, list, filter, created_at: clock.now() })
    .onConflict((same) => same.columns(['staff_id', 'name']).doUpdateSet({ list, filter }))
    .execute()
  const savedViews = await viewsOf(db, staff.id)
  return savedViews.length > most ? refuse('viewsFull') : answer(savedViews)
}

export const dropView: RunCallHandler<typeof claimsAssignmentCalls.dropView> = async (
  { id },
  { db, staff },
) => {
  await db
    .deleteFrom('staff_view')
    .where((row) => row.and({ staff_id: staff.id, id }))
    .execute()
  return answer(await viewsOf(db, staff.id))
}
