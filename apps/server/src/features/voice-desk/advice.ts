import type { voiceDeskCalls } from '@yf/contract/voice-desk'
import { adviceQuery, openedAdvice, promotionsByIds } from '#features/advert/public.ts'
import { countLists, pageOf, recordRead } from '#features/workbench/public.ts'
import { answer } from '#platform/call/outcome.ts'
import { atDesk } from './at-desk.ts'
import { sharedOnTheWire } from './on-the-wire.ts'

/** With the activity beside which it was written. */
export const advice = atDesk<typeof voiceDeskCalls.advice>('advice', async ({ isHandled, ...page }, ctx) => {
  const { rows, total } = await pageOf(ctx.db, adviceQuery(ctx.db, isHandled === 1), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id', 'desc'),
  )
  await recordRead(ctx, { deed: 'listAdvice', seen: rows })
  const opened = await openedAdvice(ctx, rows)
  const shared = await sharedOnTheWire(ctx, opened)
  const activityIds = rows.flatMap(({ activity_id }) => activity_id ?? [])
  const activities = await promotionsByIds(ctx.db, [...new Set(activityIds)])
  const counts = await countLists(ctx.db, {
    open: adviceQuery(ctx.db, false),
    handled: adviceQuery(ctx.db, true),
  })
  const records = opened.map((row) => ({
    ...shared(row),
    id: row.id,
    activityTitle: activities.get(row.activity_id ?? '')?.title ?? null,
  }))
  return answer({ records, total, counts })
})
