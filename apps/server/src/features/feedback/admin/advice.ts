import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { promotionsByIds } from '#features/adverts/public.ts'
import { decryptedAdvice } from '../decrypted-feedback.ts'
import { adviceQuery } from '../feedback-queries.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toSharedDto } from './dto.ts'

/** With the activity that it belongs to. */
export const advice: RunCallHandler<typeof feedbackAdminCalls.advice> = async (
  { isHandled, ...page },
  ctx,
) => {
  const { rows, total } = await pageOf(ctx.db, adviceQuery(ctx.db, isHandled === 1), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id', 'desc'),
  )
  await recordRead(ctx, { action: 'listAdvice', seen: rows })
  const decrypted = await decryptedAdvice(ctx, rows)
  const shared = await toSharedDto(ctx, decrypted)
  const activityIds = rows.flatMap(({ activity_id }) => activity_id ?? [])
  const activities = await promotionsByIds(ctx.db, [...new Set(activityIds)])
  const counts = await countLists(ctx.db, {
    open: adviceQuery(ctx.db, false),
    handled: adviceQuery(ctx.db, true),
  })
  const records = decrypted.map((row) => ({
    ...shared(row),
    id: row.id,
    activityTitle: activities.get(row.activity_id ?? '')?.title ?? null,
  }))
  return answer({ records, total, counts })
}
