import type { PlaceKind } from '@yf/domain/booking'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { lockPlace } from '../place-store.ts'
import { moveWait, ownWait, type WaitRow } from '../wait-store.ts'
import type { PlaceWork } from '../work.ts'
import { freePlace } from './pass-on.ts'

/** Leaves the waitlist; a declined offer goes to the next one at once. */
export async function leaveLine(
  ctx: PlaceWork,
  kind: PlaceKind,
  accountId: string,
  id: string,
): Promise<'left' | Refused<'notFound'>> {
  const wait = await ownWait(ctx.db, kind, accountId, id)
  if (!wait) return refuse('notFound')
  await endWait(ctx, wait, 'left')
  return 'left'
}

/** Ends a waitlist entry once, in any state; returns whether this call ended it. */
export async function endWait(ctx: PlaceWork, wait: WaitRow, as: 'left' | 'over'): Promise<boolean> {
  const place = { resource_id: wait.resource_id, id: wait.place_id }
  await lockPlace(ctx.db, place)
  if (await moveWait(ctx.db, wait, 'offered', { state: as })) {
    await freePlace(ctx, place)
    return true
  }
  return moveWait(ctx.db, wait, 'waiting', { state: as })
}
