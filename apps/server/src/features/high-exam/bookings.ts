import type { highExamCalls } from '@yf/contract/high-exam'
import type { HighExamBooking } from '@yf/contract/high-exam-shapes'
import { bookingsOf, ownBooking } from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse, type CallAnswer, type RefusedCall } from '#platform/call/outcome.ts'
import { toBookingDtos } from './dto.ts'

export const bookings: RunCallHandler<typeof highExamCalls.bookings> = async (page, ctx) => {
  const { accountId } = ctx.caller
  const { rows, total } = await bookingsOf(ctx.db, 'exam', accountId, page)
  return answer({ records: await toBookingDtos(ctx, accountId, rows), total })
}

/** Another member's booking is not found. */
export async function answerBooking(
  ctx: MemberContext,
  id: string,
): Promise<CallAnswer<HighExamBooking> | RefusedCall<'notFound'>> {
  const { accountId } = ctx.caller
  const row = await ownBooking(ctx.db, 'exam', accountId, id)
  const [one] = row ? await toBookingDtos(ctx, accountId, [row]) : []
  return one ? answer(one) : refuse('notFound')
}

export const booking: RunCallHandler<typeof highExamCalls.booking> = ({ id }, ctx) => answerBooking(ctx, id)
