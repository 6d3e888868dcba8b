import { replace } from '#platform/navigation/history.ts'
import { storage, type OauthPurpose } from '#platform/storage/storage.ts'

interface Arrival {
  /** `code` came back as asked; `none` nobody had left; `failed` they had, and came back without it or not at all. */
  outcome: 'code' | 'failed' | 'none'
  purpose?: OauthPurpose
  code?: string
}

let arrival: Arrival = { outcome: 'none' }

/** Code and state leave the address at once: neither history nor a referrer keeps them. */
function withoutAnswer(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  rest.delete('code')
  rest.delete('state')
  const text = rest.toString()
  return `${location.pathname}${text ? `?${text}` : ''}${location.hash}`
}

/** Runs at boot, before anything is drawn: the guard may clear the storage that remembers the trip. */
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

/** The code, for whom it was asked and once; null otherwise. */
export function takeCode(purpose: OauthPurpose): string | null {
  if (arrival.purpose !== purpose || !arrival.code) return null
  const { code } = arrival
  arrival = { outcome: 'failed' }
  return code
}

/** A page that came back, or should have, does not leave again by itself: a provider that is down makes no loop. */
export const hasTravelled = (): boolean => arrival.outcome !== 'none'
