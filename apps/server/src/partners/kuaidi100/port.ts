import type { ParcelState } from '@yf/domain/parcel'

/** Tracks parcels across all couriers. */
export interface CourierPort {
  /** The current track of a parcel. */
  track(parcel: TrackedParcel): Promise<TrackWord>
  /** Subscribes to pushes. Subscribing twice does no harm. */
  subscribe(parcel: TrackedParcel): Promise<'subscribed' | 'refused' | 'unknown'>
}

export interface TrackedParcel {
  readonly courier: string
  readonly parcelNo: string
  /** The last four digits of the receiver's phone, which some couriers require. */
  readonly phoneTail: string | null
}

export interface ParcelStep {
  readonly at: Date
  readonly text: string
  readonly state: ParcelState
}

export type TrackWord =
  | { readonly kind: 'track'; readonly state: ParcelState; readonly steps: readonly ParcelStep[] }
  /** The courier does not know the parcel yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly courier: CourierPort
  }
}
