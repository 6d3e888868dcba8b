import { replace } from '#platform/navigation/history.ts'
import { storage, type OauthPurpose } from '#platform/storage/storage.ts'

interface OauthArrival {
  /**
   * `code` the requested code arrived; `none` there was no trip; `failed` the trip returned without it or not at all.
   */
  outcome: 'code' | 'failed' | 'none'
  purpose?: OauthPurpose
  code?: string
}

let arrival: OauthArrival = { outcome: 'none' }

/** Removes code and state from the address at once, so that they reach neither history nor referrer. */
function withoutAnswer(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  rest.delete('code')
  rest.delete('state')
  const text = rest.toString()
  return `${location.pathname}${text ? `?${text}` : ''}${location.hash}`
}

/** Runs at boot before rendering: the guard may clear the storage that holds the state of the trip. */
export function arriveFromOauth(): void {
  const trip = storage.oauthTrip.read()
  storage.oauthTrip.remove()
  const search = new URLSearchParams(location.search)
  const state = search.get('state')
  const code = search.get('code')
  if (state === null) {
    arrival = { outcome: trip ? 'failed' : 'none' }
    return
  }
  history.replaceState(history.state, '', withoutAnswer(search))
  arrival = { outcome: 'failed' }
  if (trip?.state !== state) return
  replace(trip.place)
  if (code) arrival = { outcome: 'code', purpose: trip.purpose, code }
}

/** Returns the code once, for its purpose; null otherwise. */
export function takeCode(purpose: OauthPurpose): string | null {
  if (arrival.purpose !== purpose || !arrival.code) return null
  const { code } = arrival
  arrival = { outcome: 'failed' }
  return code
}

/**
 * A page that has returned, or should have, does not leave again automatically: a failing provider must not cause a
 * loop.
 */
export const hasTravelled = (): boolean => arrival.outcome !== 'none'
