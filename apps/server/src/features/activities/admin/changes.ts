import type { activitiesAdminCalls, ActivityChange as Shown } from '@yf/contract/activities-admin'
import { activityDifferences } from '@yf/domain/activity-differences'
import { pointsInMonth } from '@yf/domain/activity-worth'
import { shanghaiMoment } from '@yf/domain/dates'
import { mayDo } from '@yf/domain/staff'
import { companyNamesOf } from '#features/company/public.ts'
import { pageOf, staffNames } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { changesOf, everyChange, waitingFirst, type ActivityChange } from './change-store.ts'
import { playableOf, publishedBefore } from './measure.ts'

/** Shows no member data, so viewing writes no audit event. */
export const activityChanges: RunCallHandler<typeof activitiesAdminCalls.activityChanges> = async (
  page,
  ctx,
) => {
  const { rows, total } = await pageOf(ctx.db, everyChange(ctx.db), page, (query) =>
    query.orderBy(waitingFirst).orderBy('proposed_at', 'desc').orderBy('activity_id').orderBy('no', 'desc'),
  )
  return answer({ records: await toChangeDtos(ctx, rows), total })
}

export async function toChangeDtos(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  rows: readonly ActivityChange[],
): Promise<Shown[]> {
  const ids = [...new Set(rows.map(({ activity_id }) => activity_id))]
  const all = Map.groupBy(await changesOf(db, ids), ({ activity_id }) => activity_id)
  const before = (row: ActivityChange) => publishedBefore(all.get(row.activity_id) ?? [], row.no)
  const named = rows.flatMap((row) => [...row.composed.companyIds, ...(before(row)?.companyIds ?? [])])
  const companies = await companyNamesOf(db, [...new Set(named)])
  const colleagues = await staffNames(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, ...(decided_by ? [decided_by] : [])]),
  )
  return rows.map((row) => ({
    activityId: row.activity_id,
    no: row.no,
    title: row.composed.title,
    state: row.state,
    points: pointsInMonth(playableOf(row.composed)),
    raise: row.raise,
    differences: activityDifferences(before(row), row.composed, companies),
    proposedBy: colleagues.get(row.proposed_by) ?? '',
    proposedTime: shanghaiMoment(row.proposed_at),
    decidedBy: row.decided_by && (colleagues.get(row.decided_by) ?? ''),
    decidedTime: row.decided_at && shanghaiMoment(row.decided_at),
    note: row.note,
    canDecide:
      row.state === 'proposed' && mayDo(staff.role, 'account') && row.proposed_by !== staff.id ? 1 : 0,
  }))
}
