import { randomUUID } from 'node:crypto'
import { jinliHeaders, signJinli } from '@yf/partner-contract/jinli'
import { asJson } from '#platform/partner-bodies.ts'
import type { PartnerRequest } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'

/** Our credentials at the hospital. */
export type JinliAccess = Settings['jinli']

/** Every request to the hospital: a JSON body whose bytes are signed together with path, time and nonce. */
export function signedRequest(access: JinliAccess, path: string, request: object): PartnerRequest {
  const body = asJson(request)
  // The hospital compares this with its own clock, so it is machine time even when our clock is shifted.
  const signed = { path, timestamp: String(Date.now()), nonce: randomUUID(), body: body.text }
  const headers = {
    [jinliHeaders.appId]: access.appId,
    [jinliHeaders.timestamp]: signed.timestamp,
    [jinliHeaders.nonce]: signed.nonce,
    [jinliHeaders.sign]: signJinli(signed, access.appSecret),
  }
  return { url: access.baseUrl + path, headers, body }
}
