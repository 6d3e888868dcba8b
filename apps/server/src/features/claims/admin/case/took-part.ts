import { sql } from 'kysely'
import { auditEventQuery } from '#features/staff/public.ts'
import type { QueueRow } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import { mayDo } from '@yf/domain/staff'
import { partActions } from '@yf/domain/audit-actions'
import type { Staff, StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { appealTimes } from '#features/claims/record/revision-store.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'

export const tookPartMessage = '您参与过本案处理，须由未参与的人员复核'
const seniorMessage = '复核由高级理赔专员进行'

/**
 * Which of these appealed cases this person took part in before the appeal: handled, changed a sum, approved,
 * confirmed, refused or paid. Read from the audit log, which is permanent; audit events of batches list their cases.
 */
async function partsOf(db: Db, { id: staffId }: Pick<Staff, 'id'>, caseIds: readonly string[]) {
  const times = await appealTimes(db, caseIds)
  if (times.size === 0) return new Set<string>()
  const rows = await auditEventQuery(db)
    .select(['case_id', 'cases', 'at'])
    .where('staff_id', '=', staffId)
    .where('action', 'in', partActions)
    .where(sql<boolean>`(case_id = any(${caseIds}::uuid[]) or cases && ${caseIds}::uuid[])`)
    .execute()
  const found = caseIds.filter((id) =>
    rows.some(({ case_id, cases, at }) => {
      const since = times.get(id)
      return since !== undefined && at < since && (case_id === id || cases.includes(id))
    }),
  )
  return new Set(found)
}

/** Taking part only matters for a case under appeal. */
export const partIn = async (db: Db, staff: Pick<Staff, 'id'>, { id, state }: CaseRow): Promise<boolean> =>
  state === caseStates.appealed && (await partsOf(db, staff, [id])).has(id)

/** Marks in the list of appeals which ones this person may review. */
export async function withBlockers(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  rows: readonly QueueRow[],
): Promise<QueueRow[]> {
  const parts = await partsOf(
    db,
    staff,
    rows.map(({ caseId }) => caseId),
  )
  const usual = mayDo(staff.role, 'confirm') ? null : seniorMessage
  return rows.map((row) => ({ ...row, hindrance: parts.has(row.caseId) ? tookPartMessage : usual }))
}
