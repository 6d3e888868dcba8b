import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { advertDifferences } from '@yf/domain/advert'
import { companyNameOf } from '#features/company/public.ts'
import { keepOnShelf } from '#features/mall/public.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toAdvertDtos, contentOf } from './dto.ts'
import { advertAt, lastSaverOf as lastSaverOfAdvert, saveAdvert } from '../advert-store.ts'
import { columnsOf, faultOf, trimmed } from './advert-input.ts'

/** Members see the change at their next request: adverts are not cached. */
export const change: RunCallHandler<typeof advertsAdminCalls.change> = async (
  { companyId, id, revision, ...input },
  ctx,
) => {
  const { db, clock, staff } = ctx
  const before = await advertAt(db, { companyId, id })
  if (!before) return refuse('notFound')
  const [was, content] = [contentOf(before), trimmed(input)]
  const fault = await faultOf(ctx, content, was)
  if (fault) return fault
  const changes = advertDifferences(was, content)
  if (before.revision === revision && changes.length === 0)
    return answer((await toAdvertDtos(db, [before], clock.now()))[0]!)
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const saved = await saveAdvert(db, { companyId, id, revision }, { ...columnsOf(content), ...saver })
  if (!saved)
    return refuse('stateMoved', editConflictText({ savedBy: await lastSaverOfAdvert(db, { companyId, id }) }))
  if (content.picLink) await keepOnShelf(db, content.picLink)
  const companyName = await companyNameOf(db, companyId)
  await recordAuditEvent(ctx, {
    action: 'changeAdvert',
    payload: { companyName, title: was.title, changes: changes.join('；') },
  })
  return answer((await toAdvertDtos(db, [saved], clock.now()))[0]!)
}
