import { bookingStates, openBookingStates } from '@yf/domain/booking'
import { giveBackRight, settleRight, type Right } from '#features/equity/public.ts'
import { finishOrder, takeOrder, undoOrder, type OrderKey } from '#features/orders/public.ts'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import {
  bookingEvent,
  leavableUntil,
  lockBooking,
  moveBooking,
  type BookingKey,
  type BookingRow,
} from '../booking-store.ts'
import { freePlace } from '../line/pass-on.ts'
import { lockPlace, untakePlace } from '../place-store.ts'
import { system, type PlaceWork } from '../work.ts'
import { recordDone } from './record-done.ts'

export interface By {
  /** An account's id, `system`, or `staff:<id>`. */
  readonly actor: string
  /** In Chinese: the person reads it. */
  readonly reason: string
}

export type Ended = { readonly kind: 'ended'; readonly booking: BookingRow } | Refused<EndRefusal>
type EndRefusal = 'notFound' | 'bookingClosed' | 'stateMoved'

const { asked, booked, finished, cancelled, expired } = bookingStates
const isOneOf = (states: readonly number[], state: number) => states.includes(state)

const rightOf = ({ company_id, package_id }: BookingRow): Right | null =>
  package_id === null ? null : { companyId: company_id, packageId: package_id }

const orderOf = ({ company_id, order_id }: BookingRow): OrderKey | null =>
  order_id === null ? null : { company_id, id: order_id }

/** Its money never came, so nobody loses anything by it. */
const isUnpaid = ({ state, order_id }: BookingRow): boolean => state === asked && order_id !== null

/** The person's own word, until it is too late for anybody else to come instead. */
export async function cancelOwn(ctx: PlaceWork, key: BookingKey): Promise<Ended | Refused<'cancelTooLate'>> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  // Told again, it is still cancelled: the call is a GET of the specification.
  if (row.state === cancelled) return { kind: 'ended', booking: row }
  if (!isOneOf(openBookingStates, row.state)) return refuse('bookingClosed')
  if (!isUnpaid(row) && ctx.clock.now() > leavableUntil(row)) return refuse('cancelTooLate')
  return giveUp(ctx, row, cancelled, { actor: row.account_id, reason: '您已取消预约' })
}

/** By the desk or because its day is closed, whenever that is: it is not the person's doing. */
export async function cancelFor(ctx: PlaceWork, key: BookingKey, by: By): Promise<Ended> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  return isOneOf(openBookingStates, row.state) ? giveUp(ctx, row, cancelled, by) : refuse('bookingClosed')
}

/** Nobody ever confirmed it, and its time has come. */
export async function lapse(ctx: PlaceWork, key: BookingKey, by: By): Promise<Ended> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  return row.state === asked ? giveUp(ctx, row, expired, by) : refuse('bookingClosed')
}

/** Place and right, or money, go back in the transaction that ends it. */
export async function giveUp(
  ctx: PlaceWork,
  row: BookingRow,
  to: typeof cancelled | typeof expired,
  { actor, reason }: By,
): Promise<Ended> {
  const set = { outcome: reason }
  const moved = await moveBooking(ctx, row, { from: openBookingStates, to, actor, reason, set })
  if (moved.kind === 'refused') return moved
  if (row.place_id !== null) await freePlace(ctx, { resource_id: row.resource_id, id: row.place_id })
  const right = rightOf(row)
  if (right) await giveBackRight(ctx.db, ctx.clock, right, bookingEvent(row.id))
  const order = orderOf(row)
  // Its history is read by more people than the booking's: who gave it up and why stays there.
  if (order) await undoOrder(ctx, order, { actor: system, reason: '服务已取消' })
  return { kind: 'ended', booking: { ...row, ...set, state: to } }
}

/** It took place. */
export async function finish(ctx: PlaceWork, key: BookingKey, by: By): Promise<Ended> {
  const ended = await useUp(ctx, key, finished, by, {})
  if (ended.kind === 'ended') await recordDone(ctx, ended.booking)
  return ended
}

/** Nobody came: the place was kept for the person, so the right is spent. */
export const markNoShow = (ctx: PlaceWork, key: BookingKey, by: By): Promise<Ended> =>
  useUp(ctx, key, expired, by, { is_no_show: true, outcome: by.reason })

async function useUp(
  ctx: PlaceWork,
  key: BookingKey,
  to: typeof finished | typeof expired,
  { actor, reason }: By,
  set: Partial<BookingRow>,
): Promise<Ended> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  if (row.state !== booked) return refuse('bookingClosed')
  const moved = await moveBooking(ctx, row, { from: [booked], to, actor, reason, set })
  if (moved.kind === 'refused') return moved
  if (row.place_id !== null) {
    const place = { resource_id: row.resource_id, id: row.place_id }
    // Over, so nobody is offered it: it only counts as taken no more.
    if (await lockPlace(ctx.db, place)) await untakePlace(ctx.db, place)
  }
  const right = rightOf(row)
  if (right) await settleRight(ctx.db, ctx.clock, right, bookingEvent(row.id))
  const order = orderOf(row)
  if (order) await finishOrder(ctx, await takeOrder(ctx.db, order), { actor: system, reason: '服务已完成' })
  return { kind: 'ended', booking: { ...row, ...set, state: to } }
}
