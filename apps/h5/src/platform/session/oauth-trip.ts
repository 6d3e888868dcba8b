import { currentLocation } from '#platform/navigation/history.ts'
import { storage, type OauthPurpose } from '#platform/storage/storage.ts'

const newState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The template contains both parameters without values: WeChat requires their order and its fragment at the end. */
export function authorizeAddress(template: string, answer: { redirect_uri: string; state: string }): string {
  const address = new URL(template)
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value)
  address.hash = 'wechat_redirect'
  return address.toString()
}

/** False without storage: without the stored state, a forged response would look like ours. */
export function leaveForProvider(purpose: OauthPurpose, template: string): boolean {
  const state = newState()
  storage.oauthTrip.write({ state, purpose, place: currentLocation().fullPath })
  if (storage.oauthTrip.read()?.state !== state) return false
  const redirect_uri = `${location.origin}${location.pathname}${location.search}`
  location.assign(authorizeAddress(template, { redirect_uri, state }))
  return true
}
