import type { activitiesAdminCalls, AdminActivity } from '@yf/contract/activities-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { visitsOf } from '#features/adverts/public.ts'
import { prizeBatches } from '#features/coupons/public.ts'
import { allCompanyNames } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { drawCounts } from '../draw-store.ts'
import { headOf } from '../page.ts'
import { allActivities, prizesOf, type Activity, type ActivityRow, type PrizeRow } from '../store.ts'
import { changesOf, type ActivityChange } from './change-store.ts'

/** Shows page contents and visitor counts, no personal data, so viewing writes no audit event. */
export const activities: RunCallHandler<typeof activitiesAdminCalls.activities> = async (_input, ctx) => {
  const all = await allActivities(ctx.db)
  return answer({
    activities: await adminActivities(ctx.db, all, ctx.clock.now()),
    companies: await allCompanyNames(ctx.db),
    batches: await prizeBatches(ctx),
  })
}

export async function adminActivities(db: Db, all: readonly Activity[], now: Date): Promise<AdminActivity[]> {
  const ids = all.map(({ row }) => row.id)
  const prizes = Map.groupBy(await prizesOf(db, ids), ({ activity_id }) => activity_id)
  const changes = Map.groupBy(await changesOf(db, ids), ({ activity_id }) => activity_id)
  const [draws, visits] = [await drawCounts(db, ids), await visitsOf(db, ids)]
  return all.map(({ row, promotion }) => ({
    ...headOf({ row, promotion }, now),
    companyIds: row.company_ids,
    rules: row.rules,
    steps: [...row.steps],
    tasks: [...row.tasks],
    freeChances: row.free_chances,
    share: { ...row.share },
    isPublished: row.is_published ? 1 : 0,
    prizes: (prizes.get(row.id) ?? []).map(adminPrize),
    proposal: proposalOf(row, changes.get(row.id)?.[0]),
    drawCount: draws.get(row.id) ?? 0,
    visitCount: visits.get(row.id) ?? 0,
    updateTime: shanghaiMoment(row.updated_at),
  }))
}

/** A refused change is shown until the activity is saved again. */
function proposalOf(row: ActivityRow, last: ActivityChange | undefined): AdminActivity['proposal'] {
  if (last?.state === 'proposed') return { ...last.composed, state: 'proposed', note: null }
  const isNews = last?.state === 'refused' && last.decided_at! >= row.updated_at
  return isNews ? { ...last.composed, state: 'refused', note: last.note } : null
}

const adminPrize = ({ id, kind, name, points, odds, how, stock, drawn, batch_id }: PrizeRow) => ({
  id,
  kind,
  name,
  points,
  odds,
  how,
  stock,
  drawn,
  batchId: batch_id,
})
