import { storage } from '#platform/storage/storage.ts'

/** The member left from here for a provider, or the address contains a provider's response. */
export const isFromOauth = (): boolean =>
  storage.oauthTrip.read() !== null || new URLSearchParams(location.search).has('state')
