import type { ParcelState } from '@yf/domain/parcel'

/** Where parcels are, over all couriers. */
export interface CourierPort {
  /** What is known of a parcel now. */
  track(parcel: TrackedParcel): Promise<TrackWord>
  /** From now on we are told by ourselves. Asking twice does no harm. */
  subscribe(parcel: TrackedParcel): Promise<'subscribed' | 'refused' | 'unknown'>
}

export interface TrackedParcel {
  readonly courier: string
  readonly parcelNo: string
  /** The last four digits of the receiver's phone, where the courier asks for them. */
  readonly phoneTail: string | null
}

export interface ParcelStep {
  readonly at: Date
  readonly words: string
  readonly state: ParcelState
}

export type TrackWord =
  | { readonly kind: 'track'; readonly state: ParcelState; readonly steps: readonly ParcelStep[] }
  /** Nothing is known of it yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly courier: CourierPort
  }
}
