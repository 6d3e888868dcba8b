import { randomUUID } from 'node:crypto'
import { arrivalPath, siteHeader, type SiteArrival } from '@yf/partner-contract/site-arrival'
import { partnerServicePath } from '../frame/notify.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { encryptEvent } from '../frame/sign-event.ts'
import type { SiteVisit } from './visit.ts'

const timeLimitMs = 5_000

/** Asks the product who arrived with a token, as a real site does. undefined if there was no answer. */
export async function askArrival(
  { settings, now }: PartnerContext<SiteVisit>,
  site: string,
  token: string | undefined,
): Promise<SiteVisit['arrived']> {
  if (!token || settings.notifyOrigin === null) return undefined
  const event = { id: randomUUID(), type: site, data: { token } }
  const { headers, body } = encryptEvent(event, settings.siteSecret(site), now())
  try {
    const response = await fetch(`${settings.notifyOrigin}${partnerServicePath}${arrivalPath}`, {
      method: 'POST',
      headers: { ...headers, [siteHeader]: site },
      body,
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'error',
    })
    return response.ok ? ((await response.json()) as SiteArrival).arrived : undefined
  } catch {
    return undefined
  }
}
