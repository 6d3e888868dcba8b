import type { staffCalls } from '@yf/contract/staff'
import { sql } from 'kysely'
import type { Input } from '@yf/contract/call'
import type { AuditRow } from '@yf/contract/audit-log-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskPhone } from '@yf/domain/masks'
import { deedKinds, deedsOfKind, staffDeeds } from '@yf/domain/audit-actions'
import type { StaffContext } from '#platform/call/context.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { withDuty } from '../permissions/duty.ts'
import type { DeedRow } from './chain.ts'
import { dayFault, markOf, keysetPage, spanOf } from './keyset-page.ts'
import { recordRead } from './record-audit-event.ts'
import { wordsOfDeeds } from './encrypted-detail.ts'
import { caseNumbersOf, casesNumbered, membersCalled, type Subjects } from './audit-subjects.ts'

type Wanted = Input<typeof staffCalls.trail>

/** The one who reads the trail stands in it too. */
export const trail = withDuty<typeof staffCalls.trail>('trail', 'audit', async (input, ctx) => {
  const fault = dayFault(input)
  if (fault) return fault
  const found = await deeds(ctx.db, input, await subjectsOf(input, ctx)).execute()
  const { shown, next } = keysetPage(found, input.pageSize, (row) => row)
  const records = await onTheWire(ctx, shown)
  await recordRead(ctx, { deed: 'readTrail', detail: askedFor(input) })
  return answer({ records, next })
})

function askedFor({ caseNo, member, kind, deed, from, to }: Wanted): string {
  // A whole phone number does not enter the trail.
  const called = member && /^\d+$/.test(member.trim()) ? maskPhone(member.trim()) : member
  const parts = [caseNo, called, kind && deedKinds[kind], deed && staffDeeds[deed].words, from, to]
  return parts.filter(Boolean).join(' ')
}

async function subjectsOf({ caseNo, member }: Wanted, ctx: StaffContext): Promise<Subjects[]> {
  return [
    ...(caseNo?.trim() ? [await casesNumbered(ctx, caseNo.trim().toUpperCase())] : []),
    ...(member?.trim() ? [await membersCalled(ctx, member.trim())] : []),
  ]
}

function deeds(db: Db, wanted: Wanted, subjects: readonly Subjects[]) {
  const { since, until } = spanOf(wanted)
  const mark = markOf(wanted.after)
  let query = db.selectFrom('staff_deed').selectAll()
  if (wanted.staffId) query = query.where('staff_id', '=', wanted.staffId)
  if (wanted.kind) query = query.where('deed', 'in', deedsOfKind(wanted.kind))
  if (wanted.deed) query = query.where('deed', '=', wanted.deed)
  if (since) query = query.where('at', '>=', since)
  if (until) query = query.where('at', '<', until)
  if (mark) query = query.where(sql<boolean>`(at, id) < (${mark.at}, ${mark.id}::uuid)`)
  for (const { cases, members } of subjects)
    query = query.where(sql<boolean>`(cases && ${cases}::uuid[] or members && ${members}::uuid[])`)
  return query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.pageSize + 1)
}

async function onTheWire(ctx: StaffContext, rows: readonly DeedRow[]): Promise<AuditRow[]> {
  const numbers = await caseNumbersOf(ctx, [...new Set(rows.flatMap(({ cases }) => cases))])
  const detailOf = await wordsOfDeeds(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    time: shanghaiMoment(row.at),
    staffId: row.staff_id,
    staffName: row.staff_name,
    role: row.role,
    deed: row.deed,
    caseNo: row.case_no,
    caseNos: row.cases.flatMap((id) => numbers.get(id) ?? []),
    detail: detailOf(row),
    address: row.address,
  }))
}
