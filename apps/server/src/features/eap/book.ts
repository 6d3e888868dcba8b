import type { eapCalls } from '@yf/contract/eap'
import { requireMembership, type Membership } from '#features/company/public.ts'
import { book as bookSlot, findSlot, openBookingOf } from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { counsellorById, type CounsellorRow } from './counsellor-store.ts'
import { coverOf, coversOf, type SessionPayer } from './cover.ts'
import { enterSession } from './enter-session.ts'

export const book: RunCallHandler<typeof eapCalls.book> = async (
  { companyId, placeId: slotId, way, words: text, payFen },
  ctx,
) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const counsellor = await counsellorOf(ctx, slotId)
  if (!counsellor) return refuse('slotGone')
  if (!counsellor.ways.includes(way)) return refuse('wayNotOffered')
  const cover = await coverFor(ctx, membership, counsellor)
  if (cover.kind === 'refused') return cover
  if (isOtherSum(cover, payFen)) return refuse('servicePriceChanged')
  const request = {
    kind: 'counselling',
    companyId,
    accountId,
    slotId,
    choice: way,
    ...payerOf(cover),
  } as const
  const booked = await bookSlot(ctx, request)
  if (booked.kind === 'refused') return booked
  return enterSession(ctx, booked.booking, counsellor, cover, text)
}

export async function counsellorOf({ db }: MemberContext, slotId: string): Promise<CounsellorRow | null> {
  const slot = await findSlot(db, 'counselling', slotId)
  return slot && counsellorById(db, slot.resource_id)
}

/** A member who pays has seen the price: if it has changed, they confirm the new one first. */
export const isOtherSum = (cover: SessionPayer, payFen: number | undefined): boolean =>
  cover.kind === 'self' && cover.fen !== payFen

/** Translates the slot engine's refusals. */
export const payerOf = (cover: SessionPayer) => ({
  right: cover.kind === 'right' ? cover.right : null,
  awaitsPayment: cover.kind === 'self',
})

/** An open booking may hold the last session: that message comes before the one about no sessions left. */
export async function coverFor(
  ctx: MemberContext,
  membership: Membership,
  { price_fen }: CounsellorRow,
): Promise<SessionPayer | RefusedCall<'bookingOpen' | 'noRightLeft'>> {
  if (await openBookingOf(ctx.db, 'counselling', ctx.caller.accountId)) return refuse('bookingOpen')
  const cover = coverOf(await coversOf(ctx, membership), price_fen)
  return cover.kind === 'none' ? refuse('noRightLeft') : cover
}
