import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { companyNameOf } from '#features/company/public.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toAdvertDtos } from './dto.ts'
import { advertAt, lastSaverOf as lastSaverOfAdvert, saveAdvert } from '../advert-store.ts'

/**
 * An advert is never deleted, because its counts refer to it. An advert that has not begun ends with an empty window.
 */
export const end: RunCallHandler<typeof advertsAdminCalls.end> = async ({ companyId, id, revision }, ctx) => {
  const { db, clock, staff } = ctx
  const now = clock.now()
  const before = await advertAt(db, { companyId, id })
  if (!before) return refuse('notFound')
  if (before.revision === revision && before.ends_at <= now)
    return answer((await toAdvertDtos(db, [before], now))[0]!)
  const window = { starts_at: before.starts_at < now ? before.starts_at : now, ends_at: now }
  const saver = { saved_by: staff.name, saved_at: now }
  const saved = await saveAdvert(db, { companyId, id, revision }, { ...window, ...saver })
  if (!saved)
    return refuse('stateMoved', editConflictText({ savedBy: await lastSaverOfAdvert(db, { companyId, id }) }))
  const companyName = await companyNameOf(db, companyId)
  await recordAuditEvent(ctx, {
    action: 'endAdvert',
    payload: { companyName, title: before.title, hasBegun: before.starts_at < now },
  })
  return answer((await toAdvertDtos(db, [saved], now))[0]!)
}
