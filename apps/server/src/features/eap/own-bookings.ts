import type { eapCalls } from '@yf/contract/eap'
import { requireMembership } from '#features/company/public.ts'
import { bookingsOf, openBookingOf, ownBooking } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { rightOf, toRightDtos } from './cover.ts'
import { toBookingDtos, toOneDto } from './dto.ts'

export const checkState: RunCallHandler<typeof eapCalls.checkState> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const right = await rightOf(ctx, membership)
  // One at a time, whichever company pays for it.
  const open = await openBookingOf(ctx.db, 'counselling', accountId)
  return answer({
    rights: toRightDtos(right),
    open: open && (await toOneDto(ctx, accountId, open)),
  })
}

export const bookings: RunCallHandler<typeof eapCalls.bookings> = async (input, ctx) => {
  const { accountId } = ctx.caller
  const { rows, total } = await bookingsOf(ctx.db, 'counselling', accountId, input)
  return answer({ records: await toBookingDtos(ctx, accountId, rows), total })
}

export const booking: RunCallHandler<typeof eapCalls.booking> = async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const row = await ownBooking(ctx.db, 'counselling', accountId, id)
  return row ? answer(await toOneDto(ctx, accountId, row)) : refuse('notFound')
}
