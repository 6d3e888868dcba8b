import { bookingRules, type SlotKind } from '@yf/domain/booking'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { alreadyBooked } from '../booking-store.ts'
import { findSlot, lockSlot } from '../slot-store.ts'
import { isTooNear } from '../rules.ts'
import { addWait, waitlistOf, liveWaitsOf, type WaitRow } from '../wait-store.ts'
import type { SlotWork } from '../work.ts'

export interface WaitlistRequest {
  readonly kind: SlotKind
  readonly companyId: string
  readonly accountId: string
  readonly slotId: string
  readonly choice?: string
}

type JoinRefusal = 'slotGone' | 'slotFree' | 'bookingOpen' | 'waitsFull'

/** An offer holds a slot for minutes: a member on every waitlist would hold them all. */
const mostWaits = 3

/** The slot is locked: a slot that becomes free concurrently is either free before this or offered after it. */
export async function joinWaitlist(
  ctx: SlotWork,
  joining: WaitlistRequest,
): Promise<{ kind: 'waiting'; wait: WaitRow } | RefusedCall<JoinRefusal>> {
  const { kind, accountId, companyId, slotId, choice = '' } = joining
  const found = await findSlot(ctx.db, kind, slotId)
  const slot = found && (await lockSlot(ctx.db, found))
  const now = ctx.clock.now()
  if (!slot || slot.closed_at || isTooNear(kind, slot.starts_at, now)) return refuse('slotGone')
  const mine = (await waitlistOf(ctx.db, slot.resource_id, slot.id)).find(
    ({ account_id }) => account_id === accountId,
  )
  if (mine) return { kind: 'waiting', wait: mine }
  if (slot.taken < slot.capacity) return refuse('slotFree')
  if (bookingRules[kind].isOnlyOne && (await alreadyBooked(ctx.db, kind, [accountId])).size > 0)
    return refuse('bookingOpen')
  if ((await liveWaitsOf(ctx.db, kind, accountId)).length >= mostWaits) return refuse('waitsFull')
  const wait: WaitRow = {
    resource_id: slot.resource_id,
    id: newId(),
    slot_id: slot.id,
    kind,
    company_id: companyId,
    account_id: accountId,
    choice,
    state: 'waiting',
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    joined_at: now,
    offer_until: null,
  }
  await addWait(ctx.db, wait)
  return { kind: 'waiting', wait }
}
