import { bookingRules } from '@yf/domain/booking'
import { bookingNotices } from '@yf/domain/booking-notices'
import { alreadyBooked } from '../booking-store.ts'
import { lockSlot, releaseSlot, type SlotRow } from '../slot-store.ts'
import { isTooNear, offerEnds } from '../rules.ts'
import { resourceOf } from '../schedule/lay-out.ts'
import { sendBookingNotice } from '../booking-notice.ts'
import { waitlistOf, transitionWait, type WaitRow } from '../wait-store.ts'
import type { SlotWork } from '../work.ts'

/**
 * A released slot is held for the next on the waitlist, or free for everybody. It stays taken while it is held, so
 * that nobody can book it in between.
 */
export async function freeSlot(ctx: SlotWork, key: Pick<SlotRow, 'resource_id' | 'id'>): Promise<void> {
  const slot = await lockSlot(ctx.db, key)
  // A removed slot has no count to reduce.
  if (!slot) return
  const next = await nextOnWaitlist(ctx, slot)
  if (next) await offer(ctx, next)
  else await releaseSlot(ctx.db, slot)
}

/** The first who can still arrive in time and has no booking. */
async function nextOnWaitlist({ db, clock }: SlotWork, slot: SlotRow): Promise<WaitRow | null> {
  if (slot.closed_at || isTooNear(slot.kind, slot.starts_at, clock.now())) return null
  // A paused resource accepts no bookings, so its slots are not offered.
  if ((await resourceOf(db, slot.resource_id))?.is_paused) return null
  const waiting = (await waitlistOf(db, slot.resource_id, slot.id)).filter(({ state }) => state === 'waiting')
  if (!bookingRules[slot.kind].isOnlyOne) return waiting[0] ?? null
  const served = await alreadyBooked(
    db,
    slot.kind,
    waiting.map(({ account_id }) => account_id),
  )
  return waiting.find(({ account_id }) => !served.has(account_id)) ?? null
}

async function offer(ctx: SlotWork, wait: WaitRow): Promise<void> {
  const offer_until = offerEnds(wait.kind, ctx.clock.now())
  await transitionWait(ctx.db, wait, 'waiting', { state: 'offered', offer_until })
  await sendBookingNotice(ctx, wait, bookingNotices.offered({ kind: wait.kind, start: wait.starts_at }))
}
