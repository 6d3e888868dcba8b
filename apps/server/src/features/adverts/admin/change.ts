import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { advertDifferences } from '@yf/domain/advert'
import { companyNameOf } from '#features/company/public.ts'
import { keepOnShelf } from '#features/mall/public.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toAdvertDtos, wordsOf } from './dto.ts'
import { advertAt, lastSaverOf as lastSaverOfAdvert, saveAdvert } from '../kept-adverts.ts'
import { columnsOf, faultOf, trimmed } from './written.ts'

/** Members see the change at their next request: adverts are not cached. */
export const change: RunCallHandler<typeof advertsAdminCalls.change> = async (
  { companyId, id, revision, ...given },
  ctx,
) => {
  const { db, clock, staff } = ctx
  const before = await advertAt(db, { companyId, id })
  if (!before) return refuse('notFound')
  const [was, words] = [wordsOf(before), trimmed(given)]
  const fault = await faultOf(ctx, words, was)
  if (fault) return fault
  const changes = advertDifferences(was, words)
  if (before.revision === revision && changes.length === 0)
    return answer((await toAdvertDtos(db, [before], clock.now()))[0]!)
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const saved = await saveAdvert(db, { companyId, id, revision }, { ...columnsOf(words), ...saver })
  if (!saved)
    return refuse('stateMoved', editConflictText({ savedBy: await lastSaverOfAdvert(db, { companyId, id }) }))
  if (words.picLink) await keepOnShelf(db, words.picLink)
  const companyName = await companyNameOf(db, companyId)
  await recordAuditEvent(ctx, {
    action: 'changeAdvert',
    payload: { companyName, title: was.title, changes: changes.join('；') },
  })
  return answer((await toAdvertDtos(db, [saved], clock.now()))[0]!)
}
