import type { eapCalls } from '@yf/contract/eap'
import { requireMembership, type Membership } from '#features/company/public.ts'
import { book as bookPlace, findPlace, openBookingOf } from '#features/places/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse, type Refused } from '#platform/call/outcome.ts'
import { counsellorById, type CounsellorRow } from './counsellor-store.ts'
import { coverOf, type Cover } from './cover.ts'
import { oneWithoutWords } from './on-the-wire.ts'
import { addSession } from './session-store.ts'

export const book: Run<typeof eapCalls.book> = async ({ companyId, placeId, way, words }, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const counsellor = await counsellorOf(ctx, placeId)
  if (!counsellor) return refuse('placeGone')
  if (!counsellor.ways.includes(way)) return refuse('wayNotOffered')
  const cover = await coverFor(ctx, membership, counsellor)
  if (cover.kind === 'refused') return cover
  const right = cover.kind === 'right' ? cover.right : null
  const wanted = { kind: 'counselling', companyId, accountId, placeId, choice: way, right } as const
  const booked = await bookPlace(ctx, wanted)
  if (booked.kind === 'refused') return booked
  await addSession(ctx, {
    accountId,
    bookingId: booked.booking.id,
    counsellorId: counsellor.id,
    priceFen: counsellor.price_fen,
    coveredBy: right?.name ?? null,
    words,
  })
  return answer(await oneWithoutWords(ctx, accountId, booked.booking))
}

export async function counsellorOf({ db }: MemberContext, placeId: string): Promise<CounsellorRow | null> {
  const place = await findPlace(db, 'counselling', placeId)
  return place && counsellorById(db, place.resource_id)
}

/** An open booking may hold the last session: that is said before it is said that there is none left. */
export async function coverFor(
  ctx: MemberContext,
  membership: Membership,
  { price_fen }: CounsellorRow,
): Promise<Exclude<Cover, { kind: 'none' }> | Refused<'bookingOpen' | 'noRightLeft'>> {
  if (await openBookingOf(ctx.db, 'counselling', ctx.caller.accountId)) return refuse('bookingOpen')
  const cover = await coverOf(ctx, membership, price_fen)
  return cover.kind === 'none' ? refuse('noRightLeft') : cover
}
