import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { companyNamesOf } from '#features/company/public.ts'
import { keepOnShelf } from '#features/mall/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { toAdvertDtos } from './dto.ts'
import { addAdverts } from '../advert-store.ts'
import { columnsOf, faultOf, trimmed } from './advert-input.ts'

export const add: RunCallHandler<typeof advertsAdminCalls.add> = async ({ companyIds, ...input }, ctx) => {
  const { db, clock, staff } = ctx
  const names = await companyNamesOf(db, companyIds)
  if (names.size < companyIds.length) return refuse('notFound')
  const content = trimmed(input)
  const fault = await faultOf(ctx, content, null)
  if (fault) return fault
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const rows = await addAdverts(
    db,
    companyIds.map((company_id) => ({ company_id, id: newId(), ...columnsOf(content), ...saver })),
  )
  if (content.picLink) await keepOnShelf(db, content.picLink)
  const { title, position, startTime, endTime } = content
  const dates = { from: startTime.slice(0, 16), to: endTime.slice(0, 16) }
  await recordAuditEvent(ctx, {
    action: 'addAdvert',
    payload: { companies: [...names.values()], title, position, ...dates },
  })
  return answer(await toAdvertDtos(db, rows, clock.now()))
}
