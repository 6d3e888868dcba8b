import type { parcelEvents } from '@yf/contract/parcels-events'
import type { EventHandler } from '#platform/call/event.ts'
import { applyTrack } from './apply-track.ts'
import { parcelsOfNumber } from './store.ts'

/** The courier house pushes the whole track each time; one of a parcel that is none of ours is taken and forgotten. */
export const pushedTrack: EventHandler<typeof parcelEvents.track> = async (pushed, ctx) => {
  const { courier, parcelNo, state } = pushed
  const parcels = await parcelsOfNumber(ctx.db, courier, parcelNo)
  if (parcels.length === 0) return 'ignored'
  const steps = pushed.steps.map((step) => ({ ...step, at: new Date(step.at) }))
  for (const parcel of parcels) await applyTrack(ctx, parcel, { state, steps })
  return 'applied'
}
