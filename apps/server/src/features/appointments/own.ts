import type { appointmentCalls } from '@yf/contract/appointments'
import { bookingsOf, liveWaitsOf, ownBooking } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toAppointmentDtos, toDetailDto, outsideDetail, toWaitDtos } from './dto.ts'
import { outsideBookings, pageOfBoth } from './outside.ts'

export const list: RunCallHandler<typeof appointmentCalls.list> = async ({ kind = null, ...page }, ctx) => {
  const outside = await outsideBookings(ctx, { kind, state: page.state })
  if (outside.length > 0) return answer(await pageOfBoth(ctx, outside, { kind, ...page }))
  const { rows, total } = await bookingsOf(ctx.db, kind, ctx.caller.accountId, page)
  return answer({ records: await toAppointmentDtos(ctx, rows), total })
}

export const detail: RunCallHandler<typeof appointmentCalls.detail> = async ({ id }, ctx) => {
  const row = await ownBooking(ctx.db, null, ctx.caller.accountId, id)
  if (row) return answer(await toDetailDto(ctx, row))
  const outside = (await outsideBookings(ctx, {})).find((one) => one.id === id)
  return outside ? answer(await outsideDetail(ctx, outside)) : refuse('notFound')
}

export const waits: RunCallHandler<typeof appointmentCalls.waits> = async (_, ctx) =>
  answer(await toWaitDtos(ctx, await liveWaitsOf(ctx.db, null, ctx.caller.accountId)))
