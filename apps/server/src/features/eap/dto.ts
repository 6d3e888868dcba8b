import type { EapBooking, EapWait } from '@yf/contract/eap'
import type { Payment } from '@yf/contract/self-paying'
import type { Counsellor, Rating } from '@yf/contract/eap-shapes'
import { bookingStates, isOpenBooking, sessionOpensMinutes } from '@yf/domain/booking'
import { counsellingWays, type CounsellingWay } from '@yf/domain/counselling'
import { shanghaiMoment } from '@yf/domain/dates'
import { orderStates } from '@yf/domain/order'
import type { Services } from '#platform/call/context.ts'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { requireMembership } from '#features/company/public.ts'
import { toPaymentDtos } from '#features/orders/public.ts'
import { aheadOf, leavableUntil, type BookingRow, type WaitRow } from '#features/slots/public.ts'
import { counsellorsById, type CounsellorRow } from './counsellor-store.ts'
import { coverOf, coversOf } from './cover.ts'
import { unrated } from './rules.ts'
import { sessionsOf, decryptedTexts, type SessionRow } from './session-store.ts'

type EapDtoDeps = SubjectKeyDeps & Pick<Services, 'clock'>

export const toCounsellorDto = (
  row: CounsellorRow,
  minutes: number,
  rating: Rating = unrated,
): Counsellor => ({
  id: row.id,
  name: row.name,
  title: row.title,
  portrait: row.portrait,
  years: row.years,
  city: row.city,
  fields: row.fields,
  languages: row.languages,
  ways: row.ways,
  priceFen: row.price_fen,
  minutes,
  rating,
})

/** The channel of a counselling booking is stored as its choice. */
export const wayOf = ({ choice }: { choice: string }): CounsellingWay => choice as CounsellingWay

/** A link opens ten minutes before the session begins. */
export const linkOpens = (startsAt: Date): Date => new Date(startsAt.getTime() - sessionOpensMinutes * 60_000)

/** All bookings of one member, the caller. */
export async function toBookingDtos(
  ctx: EapDtoDeps,
  accountId: string,
  rows: readonly BookingRow[],
): Promise<EapBooking[]> {
  const sessions = await sessionsOf(
    ctx.db,
    accountId,
    rows.map(({ id }) => id),
  )
  const counsellors = await counsellorsById(
    ctx.db,
    rows.map(({ resource_id }) => resource_id),
  )
  const text = await decryptedTexts(ctx, accountId, sessions.values())
  const payments = await toPaymentDtos(ctx.db, rows.flatMap(ordersOf))
  return rows.map((row) =>
    toBookingDto(
      row,
      {
        payment: payments.get(row.order_id ?? '') ?? null,
        session: sessions.get(row.id) ?? null,
        counsellor: counsellors.get(row.resource_id),
        text: text.get(row.id) ?? null,
      },
      ctx.clock.now(),
    ),
  )
}

const ordersOf = ({ company_id, order_id }: BookingRow) =>
  order_id === null ? [] : [{ company_id, id: order_id }]

export async function toOneDto(ctx: EapDtoDeps, accountId: string, row: BookingRow): Promise<EapBooking> {
  const [booking] = await toBookingDtos(ctx, accountId, [row])
  return booking!
}

/**
 * For the response of a write with an idempotency key: it is stored for repetition, so it omits the member's text for
 * the counsellor.
 */
export async function toOneDtoWithoutText(
  ctx: EapDtoDeps,
  accountId: string,
  row: BookingRow,
): Promise<EapBooking> {
  return { ...(await toOneDto(ctx, accountId, row)), words: null }
}

interface SessionDtoParts {
  readonly payment: Payment
  readonly session: SessionRow | null
  readonly counsellor: CounsellorRow | undefined
  readonly text: string | null
}

function toBookingDto(
  row: BookingRow,
  { payment, session, counsellor, text }: SessionDtoParts,
  now: Date,
): EapBooking {
  const way = wayOf(row)
  const { isRemote } = counsellingWays[way]
  const cancelUntil = leavableUntil(row)
  const stars = session?.stars ?? null
  // An unpaid booking can be cancelled at any time.
  const isInTime = now <= cancelUntil || payment?.state === orderStates.unpaid
  return {
    id: row.id,
    state: row.state,
    way,
    startTime: shanghaiMoment(row.starts_at),
    endTime: shanghaiMoment(row.ends_at),
    counsellor: {
      id: row.resource_id,
      name: counsellor?.name ?? '',
      title: counsellor?.title ?? '',
      portrait: counsellor?.portrait ?? null,
    },
    address: isRemote ? null : (counsellor?.address ?? ''),
    priceFen: session?.price_fen ?? 0,
    coveredBy: session?.covered_by ?? null,
    payment,
    createTime: shanghaiMoment(row.created_at),
    cancelUntil: shanghaiMoment(cancelUntil),
    isCancellable: isOpenBooking(row.state) && isInTime ? 1 : 0,
    linkFrom: isRemote ? shanghaiMoment(linkOpens(row.starts_at)) : null,
    outcome: row.outcome,
    words: text,
    isAppraisable: row.state === bookingStates.finished && stars === null ? 1 : 0,
    stars,
  }
}

export async function toWaitDtos(
  ctx: Pick<EapDtoDeps, 'db' | 'clock'>,
  rows: readonly WaitRow[],
): Promise<EapWait[]> {
  const ahead = await aheadOf(ctx.db, rows)
  const counsellors = await counsellorsById(
    ctx.db,
    rows.map(({ resource_id }) => resource_id),
  )
  const selfFen = await selfFenOf(ctx, rows, counsellors)
  return rows.map((row) => ({
    id: row.id,
    placeId: row.slot_id,
    counsellor: { id: row.resource_id, name: counsellors.get(row.resource_id)?.name ?? '' },
    way: wayOf(row),
    startTime: shanghaiMoment(row.starts_at),
    endTime: shanghaiMoment(row.ends_at),
    state: row.state === 'waiting' || row.state === 'offered' ? row.state : 'over',
    ahead: ahead.get(row.id) ?? 0,
    offerUntil: row.state === 'offered' && row.offer_until ? shanghaiMoment(row.offer_until) : null,
    selfFen: selfFen.get(row.id) ?? 0,
  }))
}

/** A waiting member may have used the last session since: the current price is shown with the offer. */
async function selfFenOf(
  ctx: Pick<EapDtoDeps, 'db' | 'clock'>,
  rows: readonly WaitRow[],
  counsellors: ReadonlyMap<string, CounsellorRow>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const { id, account_id, company_id, resource_id } of rows) {
    const membership = await requireMembership(ctx.db, account_id, company_id)
    const price = counsellors.get(resource_id)?.price_fen ?? 0
    const cover = membership && coverOf(await coversOf(ctx, membership), price)
    if (cover?.kind === 'self') found.set(id, cover.fen)
  }
  return found
}
