import { bookingStates, type SlotKind } from '@yf/domain/booking'
import { bookingNotices } from '@yf/domain/booking-notices'
import type { OrderComponent, OrderRow } from '#features/orders/public.ts'
import { bookingKey, lockBooking, transitionBooking } from './booking-store.ts'
import { giveUp } from './booking/end.ts'
import { screens, sendBookingNotice } from './booking-notice.ts'
import { system } from './work.ts'

export interface SlotData {
  readonly bookingId: string
  readonly kind: SlotKind
}

declare module '#features/orders/components.ts' {
  interface ComponentData {
    readonly slot: SlotData
  }
}

const { asked, booked, cancelled } = bookingStates
const keyOf = ({ account_id }: OrderRow, { bookingId }: SlotData) => ({ account_id, id: bookingId })

/** A booking that its member pays: held while the order waits for payment, confirmed once it is paid. */
export const slotComponent: OrderComponent<SlotData> = {
  async take({ db }, order, data) {
    const { numUpdatedRows } = await db
      .updateTable('booking')
      .set({ order_id: order.id })
      .where((row) => row.and({ ...bookingKey(keyOf(order, data)), state: asked }))
      .where('order_id', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  /** The slot may have begun before the provider answered. */
  async isStillThere({ db, clock }, order, data) {
    const row = await lockBooking(db, keyOf(order, data))
    return row?.state === asked && row.starts_at > clock.now()
  },
  async settle(ctx, order, data) {
    const row = await lockBooking(ctx.db, keyOf(order, data))
    if (!row) throw new Error('an order pays for a booking that is not there')
    await transitionBooking(ctx, row, {
      from: [asked],
      to: booked,
      actor: system,
      reason: '已付款，预约成功',
    })
    await sendBookingNotice(ctx, row, bookingNotices.paid({ kind: row.kind, start: row.starts_at }))
  },
  async giveBack(ctx, order, data) {
    const row = await lockBooking(ctx.db, keyOf(order, data))
    if (row?.state !== asked) return
    const isPast = row.starts_at <= ctx.clock.now()
    const reason = isPast ? '到开始时间仍未付款' : '未在规定时间内付款，名额已释放'
    await giveUp(ctx, row, cancelled, { actor: system, reason })
  },
  screenOf: ({ kind }) => screens[kind],
}
