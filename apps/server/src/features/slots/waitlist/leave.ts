import type { SlotKind } from '@yf/domain/booking'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { lockSlot } from '../slot-store.ts'
import { transitionWait, ownWait, type WaitRow } from '../wait-store.ts'
import type { SlotWork } from '../work.ts'
import { freeSlot } from './pass-on.ts'

/** Leaves the waitlist; a declined offer goes to the next one at once. */
export async function leaveWaitlist(
  ctx: SlotWork,
  kind: SlotKind,
  accountId: string,
  id: string,
): Promise<'left' | RefusedCall<'notFound'>> {
  const wait = await ownWait(ctx.db, kind, accountId, id)
  if (!wait) return refuse('notFound')
  await endWait(ctx, wait, 'left')
  return 'left'
}

/** Ends a waitlist entry once, in any state; returns whether this call ended it. */
export async function endWait(ctx: SlotWork, wait: WaitRow, as: 'left' | 'over'): Promise<boolean> {
  const slot = { resource_id: wait.resource_id, id: wait.slot_id }
  await lockSlot(ctx.db, slot)
  if (await transitionWait(ctx.db, wait, 'offered', { state: as })) {
    await freeSlot(ctx, slot)
    return true
  }
  return transitionWait(ctx.db, wait, 'waiting', { state: as })
}
