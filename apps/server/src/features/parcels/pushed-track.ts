import type { parcelEvents } from '@yf/contract/parcels-events'
import type { EventHandler } from '#platform/call/event.ts'
import { applyTrack } from './apply-track.ts'
import { parcelsOfNumber } from './store.ts'

/** The courier service pushes the complete track each time; pushes for unknown parcels are accepted and ignored. */
export const pushedTrack: EventHandler<typeof parcelEvents.track> = async (pushed, ctx) => {
  const { courier, parcelNo, state } = pushed
  const parcels = await parcelsOfNumber(ctx.db, courier, parcelNo)
  if (parcels.length === 0) return 'ignored'
  const steps = pushed.steps.map(({ at, state: reached, words: text }) => ({
    at: new Date(at),
    state: reached,
    text,
  }))
  for (const parcel of parcels) await applyTrack(ctx, parcel, { state, steps })
  return 'applied'
}
