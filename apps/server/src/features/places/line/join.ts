import { bookingRules, type PlaceKind } from '@yf/domain/booking'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { alreadyBooked } from '../booking-store.ts'
import { findPlace, lockPlace } from '../place-store.ts'
import { isTooNear } from '../rules.ts'
import { addWait, lineOf, liveWaitsOf, type WaitRow } from '../wait-store.ts'
import type { PlaceWork } from '../work.ts'

export interface Joining {
  readonly kind: PlaceKind
  readonly companyId: string
  readonly accountId: string
  readonly placeId: string
  readonly choice?: string
}

type JoinRefusal = 'placeGone' | 'placeFree' | 'bookingOpen' | 'waitsFull'

/** An offer holds a slot for minutes: a member on every waitlist would hold them all. */
const mostWaits = 3

/** The slot is locked: a slot that becomes free concurrently is either free before this or offered after it. */
export async function joinLine(
  ctx: PlaceWork,
  joining: Joining,
): Promise<{ kind: 'waiting'; wait: WaitRow } | Refused<JoinRefusal>> {
  const { kind, accountId, companyId, placeId, choice = '' } = joining
  const found = await findPlace(ctx.db, kind, placeId)
  const place = found && (await lockPlace(ctx.db, found))
  const now = ctx.clock.now()
  if (!place || place.closed_at || isTooNear(kind, place.starts_at, now)) return refuse('placeGone')
  const mine = (await lineOf(ctx.db, place.resource_id, place.id)).find(
    ({ account_id }) => account_id === accountId,
  )
  if (mine) return { kind: 'waiting', wait: mine }
  if (place.taken < place.capacity) return refuse('placeFree')
  if (bookingRules[kind].isOnlyOne && (await alreadyBooked(ctx.db, kind, [accountId])).size > 0)
    return refuse('bookingOpen')
  if ((await liveWaitsOf(ctx.db, kind, accountId)).length >= mostWaits) return refuse('waitsFull')
  const wait: WaitRow = {
    resource_id: place.resource_id,
    id: newId(),
    place_id: place.id,
    kind,
    company_id: companyId,
    account_id: accountId,
    choice,
    state: 'waiting',
    starts_at: place.starts_at,
    ends_at: place.ends_at,
    joined_at: now,
    offer_until: null,
  }
  await addWait(ctx.db, wait)
  return { kind: 'waiting', wait }
}
