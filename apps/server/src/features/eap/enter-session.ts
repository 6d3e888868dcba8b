import type { EapBooking } from '@yf/contract/eap'
import { placeOrder } from '#features/orders/public.ts'
import { ownBooking, type BookingRow } from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { answer, refuse, type CallAnswer, type RefusedCall } from '#platform/call/outcome.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import { neutralName } from '@yf/domain/self-paying'
import type { CounsellorRow } from './counsellor-store.ts'
import type { SessionPayer } from './cover.ts'
import { toOneDtoWithoutText } from './dto.ts'
import { addSession } from './session-store.ts'

/** A slot is held until payment: a member who repeatedly books and drops slots keeps others out. */
const heldSlots: Window = { limit: 6, seconds: 24 * 3600 }

/** The session of a new booking, and the order when the member pays: all of it or nothing. */
export async function enterSession(
  ctx: MemberContext,
  booking: BookingRow,
  counsellor: CounsellorRow,
  cover: SessionPayer,
  text: string | undefined,
): Promise<CallAnswer<EapBooking> | RefusedCall<'slotTaken' | 'tooOften'>> {
  const { account_id: accountId, company_id: companyId, id, kind } = booking
  await addSession(ctx, {
    accountId,
    bookingId: id,
    counsellorId: counsellor.id,
    priceFen: counsellor.price_fen,
    coveredBy: cover.kind === 'right' ? cover.right.name : null,
    text,
  })
  if (cover.kind !== 'self') return answer(await toOneDtoWithoutText(ctx, accountId, booking))
  if (!(await ctx.limits.take('eap.held', accountId, heldSlots)).allowed) return refuse('tooOften')
  const placed = await placeOrder(ctx, {
    companyId,
    accountId,
    kind: 'health',
    lines: [{ productId: null, name: neutralName, picture: '', unitFen: cover.fen, quantity: 1 }],
    holdings: [{ component: 'slot', data: { bookingId: id, kind } }],
  })
  if (placed.kind === 'short') return refuse('slotTaken')
  const held = await ownBooking(ctx.db, kind, accountId, id)
  return answer(await toOneDtoWithoutText(ctx, accountId, held!))
}
