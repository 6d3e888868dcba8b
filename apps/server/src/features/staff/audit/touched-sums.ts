import { sumActions } from '@yf/domain/audit-actions'
import type { Staff } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'

/** Whether this person ever changed what the case pays. */
export async function hasTouchedSums(db: Db, staff: Pick<Staff, 'id'>, { id }: { readonly id: string }) {
  const found = await db
    .selectFrom('audit_event')
    .select('seq')
    .where('staff_id', '=', staff.id)
    .where('case_id', '=', id)
    .where('action', 'in', sumActions)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
