import type { AuditAction } from '@yf/domain/audit-actions'
import { detailText } from '#features/staff/audit/stored-payload.ts'
import type { Db } from '#platform/db/handle.ts'

/** Stored audit events with their details as the auditor reads them. */
export const asAuditorReads = <Row extends { readonly action: AuditAction; readonly detail: string }>(
  rows: readonly Row[],
): Row[] => rows.map((row) => ({ ...row, detail: detailText(row.action, row.detail) }))

/** The same for rows of one action. */
export const asAuditorReadsAll = <Row extends { readonly detail: string }>(
  action: AuditAction,
  rows: readonly Row[],
): Row[] => rows.map((row) => ({ ...row, detail: detailText(action, row.detail) }))

/** The last audit event of a staff member. */
export async function lastAuditEventIn(db: Db) {
  const row = await db
    .selectFrom('audit_event')
    .select(['action', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return asAuditorReads([row])[0]!
}
