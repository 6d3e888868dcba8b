import type { staffCalls } from '@yf/contract/staff'
import { sql } from 'kysely'
import type { Input } from '@yf/contract/call'
import type { AuditRow } from '@yf/contract/audit-log-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskPhone } from '@yf/domain/masks'
import { auditActionKinds, actionsOfKind, auditActions } from '@yf/domain/audit-actions'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import type { AuditEventRow } from './chain.ts'
import { dayFault, markOf, keysetPage, spanOf } from './keyset-page.ts'
import { recordRead } from './record-audit-event.ts'
import { detailsOfEvents } from './encrypted-detail.ts'
import { caseNumbersOf, casesNumbered, membersCalled, type AuditSearchSubjects } from './audit-subjects.ts'

type AuditLogInput = Input<typeof staffCalls.auditLog>

/** Reading the audit log is audited too. */
export const auditLog: RunCallHandler<typeof staffCalls.auditLog> = async (input, ctx) => {
  const fault = dayFault(input)
  if (fault) return fault
  const found = await auditEvents(ctx.db, input, await subjectsOf(input, ctx)).execute()
  const { shown, next } = keysetPage(found, input.pageSize, (row) => row)
  const records = await toAuditRowDtos(ctx, shown)
  await recordRead(ctx, { action: 'readTrail', payload: searchOf(input) })
  return answer({ records, next })
}

/** A full phone number is not written to the audit log. */
const searchOf = ({ caseNo, member, kind, action, from, to }: AuditLogInput) => ({
  list: 'events' as const,
  search: [
    caseNo,
    member && /^\d+$/.test(member.trim()) ? maskPhone(member.trim()) : member,
    kind && auditActionKinds[kind],
    action && auditActions[action].words,
    from,
    to,
  ].flatMap((text) => (text ? [text] : [])),
})

async function subjectsOf(
  { caseNo, member }: AuditLogInput,
  ctx: StaffContext,
): Promise<AuditSearchSubjects[]> {
  return [
    ...(caseNo?.trim() ? [await casesNumbered(ctx, caseNo.trim().toUpperCase())] : []),
    ...(member?.trim() ? [await membersCalled(ctx, member.trim())] : []),
  ]
}

function auditEvents(db: Db, input: AuditLogInput, subjects: readonly AuditSearchSubjects[]) {
  const { since, until } = spanOf(input)
  const mark = markOf(input.after)
  let query = db.selectFrom('audit_event').selectAll()
  if (input.staffId) query = query.where('staff_id', '=', input.staffId)
  if (input.kind) query = query.where('action', 'in', actionsOfKind(input.kind))
  if (input.action) query = query.where('action', '=', input.action)
  if (since) query = query.where('at', '>=', since)
  if (until) query = query.where('at', '<', until)
  if (mark) query = query.where(sql<boolean>`(at, id) < (${mark.at}, ${mark.id}::uuid)`)
  for (const { cases, members } of subjects)
    query = query.where(sql<boolean>`(cases && ${cases}::uuid[] or members && ${members}::uuid[])`)
  return query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.pageSize + 1)
}

async function toAuditRowDtos(ctx: StaffContext, rows: readonly AuditEventRow[]): Promise<AuditRow[]> {
  const numbers = await caseNumbersOf(ctx, [...new Set(rows.flatMap(({ cases }) => cases))])
  const detailOf = await detailsOfEvents(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    time: shanghaiMoment(row.at),
    staffId: row.staff_id,
    staffName: row.staff_name,
    role: row.role,
    action: row.action,
    caseNo: row.case_no,
    caseNos: row.cases.flatMap((id) => numbers.get(id) ?? []),
    detail: detailOf(row),
    address: row.address,
  }))
}
