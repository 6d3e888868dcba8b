import { bookingStates, openBookingStates } from '@yf/domain/booking'
import { giveBackRight, settleRight, type Right } from '#features/equity/public.ts'
import { finishOrder, takeOrder, undoOrder, type OrderKey } from '#features/orders/public.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import {
  bookingEvent,
  leavableUntil,
  lockBooking,
  transitionBooking,
  type BookingKey,
  type BookingRow,
} from '../booking-store.ts'
import { freeSlot } from '../waitlist/pass-on.ts'
import { lockSlot, releaseSlot } from '../slot-store.ts'
import { system, type SlotWork } from '../work.ts'
import { recordDone } from './record-done.ts'

export interface ActorAndReason {
  /** An account's id, `system`, or `staff:<id>`. */
  readonly actor: string
  /** In Chinese: the member reads it. */
  readonly reason: string
}

export type EndBookingResult =
  | { readonly kind: 'ended'; readonly booking: BookingRow }
  | RefusedCall<EndRefusal>
type EndRefusal = 'notFound' | 'bookingClosed' | 'stateMoved'

const { asked, booked, finished, cancelled, expired } = bookingStates
const isOneOf = (states: readonly number[], state: number) => states.includes(state)

const rightOf = ({ company_id, package_id }: BookingRow): Right | null =>
  package_id === null ? null : { companyId: company_id, packageId: package_id }

const orderOf = ({ company_id, order_id }: BookingRow): OrderKey | null =>
  order_id === null ? null : { company_id, id: order_id }

/** It was never paid, so nobody loses anything. */
const isUnpaid = ({ state, order_id }: BookingRow): boolean => state === asked && order_id !== null

/** By the member, as long as somebody else can still use the slot. */
export async function cancelOwn(
  ctx: SlotWork,
  key: BookingKey,
): Promise<EndBookingResult | RefusedCall<'cancelTooLate'>> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  // Idempotent: the call is a GET of the specification.
  if (row.state === cancelled) return { kind: 'ended', booking: row }
  if (!isOneOf(openBookingStates, row.state)) return refuse('bookingClosed')
  if (!isUnpaid(row) && ctx.clock.now() > leavableUntil(row)) return refuse('cancelTooLate')
  return giveUp(ctx, row, cancelled, { actor: row.account_id, reason: '您已取消预约' })
}

/** By staff or because its day was closed, at any time: it is not the member's choice. */
export async function cancelFor(
  ctx: SlotWork,
  key: BookingKey,
  by: ActorAndReason,
): Promise<EndBookingResult> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  return isOneOf(openBookingStates, row.state) ? giveUp(ctx, row, cancelled, by) : refuse('bookingClosed')
}

/** Never confirmed, and its time has come. */
export async function lapse(ctx: SlotWork, key: BookingKey, by: ActorAndReason): Promise<EndBookingResult> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  return row.state === asked ? giveUp(ctx, row, expired, by) : refuse('bookingClosed')
}

/** Returns slot and entitlement, or money, in the transaction that ends it. */
export async function giveUp(
  ctx: SlotWork,
  row: BookingRow,
  to: typeof cancelled | typeof expired,
  { actor, reason }: ActorAndReason,
): Promise<EndBookingResult> {
  const set = { outcome: reason }
  const moved = await transitionBooking(ctx, row, { from: openBookingStates, to, actor, reason, set })
  if (moved.kind === 'refused') return moved
  if (row.slot_id !== null) await freeSlot(ctx, { resource_id: row.resource_id, id: row.slot_id })
  const right = rightOf(row)
  if (right) await giveBackRight(ctx.db, ctx.clock, right, bookingEvent(row.id))
  const order = orderOf(row)
  // More people read an order's history than the booking's, so it does not say who cancelled and why.
  if (order) await undoOrder(ctx, order, { actor: system, reason: '服务已取消' })
  return { kind: 'ended', booking: { ...row, ...set, state: to } }
}

/** It took place. */
export async function finish(ctx: SlotWork, key: BookingKey, by: ActorAndReason): Promise<EndBookingResult> {
  const ended = await useUp(ctx, key, finished, by, {})
  if (ended.kind === 'ended') await recordDone(ctx, ended.booking)
  return ended
}

/** The member did not come: the slot was kept, so the entitlement is used. */
export const markNoShow = (ctx: SlotWork, key: BookingKey, by: ActorAndReason): Promise<EndBookingResult> =>
  useUp(ctx, key, expired, by, { is_no_show: true, outcome: by.reason })

async function useUp(
  ctx: SlotWork,
  key: BookingKey,
  to: typeof finished | typeof expired,
  { actor, reason }: ActorAndReason,
  set: Partial<BookingRow>,
): Promise<EndBookingResult> {
  const row = await lockBooking(ctx.db, key)
  if (!row) return refuse('notFound')
  if (row.state !== booked) return refuse('bookingClosed')
  const moved = await transitionBooking(ctx, row, { from: [booked], to, actor, reason, set })
  if (moved.kind === 'refused') return moved
  if (row.slot_id !== null) {
    const slot = { resource_id: row.resource_id, id: row.slot_id }
    // The slot is over, so it is not offered to the waitlist: only its count is reduced.
    if (await lockSlot(ctx.db, slot)) await releaseSlot(ctx.db, slot)
  }
  const right = rightOf(row)
  if (right) await settleRight(ctx.db, ctx.clock, right, bookingEvent(row.id))
  const order = orderOf(row)
  if (order) await finishOrder(ctx, await takeOrder(ctx.db, order), { actor: system, reason: '服务已完成' })
  return { kind: 'ended', booking: { ...row, ...set, state: to } }
}
