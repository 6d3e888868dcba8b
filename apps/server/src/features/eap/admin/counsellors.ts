import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { keepResource, setPaused } from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { allCounsellors, counsellorById } from '../counsellor-store.ts'
import {
  addCounsellor,
  adminCounsellors,
  changeCounsellor,
  isNameTaken,
  adminCounsellorById,
} from './store.ts'

/** Contains no data of members in counselling, so reading it leaves no audit event. */
export const counsellors: RunCallHandler<typeof eapAdminCalls.counsellors> = async (_, ctx) =>
  answer(await adminCounsellors(ctx, await allCounsellors(ctx.db)))

export const saveCounsellor: RunCallHandler<typeof eapAdminCalls.saveCounsellor> = async (
  { id: existingId, minutes, ...counsellor },
  ctx,
) => {
  if (counsellor.name.trim() === '') return badInput('name', '请填写姓名')
  if (counsellor.ways.includes('onSite') && counsellor.address.trim() === '')
    return badInput('address', '到店咨询需要填写地址')
  if (existingId !== undefined && !(await counsellorById(ctx.db, existingId))) return refuse('notFound')
  if (existingId !== undefined && (await isNameTaken(ctx.db, counsellor.name, existingId)))
    return refuse('counsellorNameTaken')
  const id = existingId ?? (await addCounsellor(ctx.db, counsellor))
  if (id === null) return refuse('counsellorNameTaken')
  if (existingId !== undefined) await changeCounsellor(ctx.db, id, counsellor)
  await keepResource(ctx, { resourceId: id, kind: 'counselling', minutes })
  await recordAuditEvent(ctx, {
    action: 'changeCounsellor',
    payload: { name: counsellor.name.trim(), isPaused: null },
  })
  return answer((await adminCounsellorById(ctx, id))!)
}

export const pauseCounsellor: RunCallHandler<typeof eapAdminCalls.pauseCounsellor> = async (
  { id, isPaused },
  ctx,
) => {
  const row = await counsellorById(ctx.db, id)
  if (!row) return refuse('notFound')
  await setPaused(ctx.db, id, isPaused === 1)
  await recordAuditEvent(ctx, {
    action: 'changeCounsellor',
    payload: { name: row.name, isPaused: isPaused === 1 },
  })
  return answer((await adminCounsellorById(ctx, id))!)
}
