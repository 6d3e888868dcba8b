import { storage } from '#platform/storage/storage.ts'

/** Somebody left from here for a provider, or the answer of one stands in the address. */
export const isFromOauth = (): boolean =>
  storage.oauthTrip.read() !== null || new URLSearchParams(location.search).has('state')
