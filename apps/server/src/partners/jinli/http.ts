import { randomUUID } from 'node:crypto'
import {
  jinliCodes,
  jinliHeaders,
  jinliPaths,
  signJinli,
  type JinliAnswer,
  type JinliLoginLink,
  type JinliLoginLinkRequest,
} from '@yf/partner-contract/jinli'
import type { Settings } from '#platform/settings.ts'
import type { JinliLinkOutcome, JinliPatient, JinliPort } from './port.ts'

/** Nothing here is logged: the body carries a name and a phone, and the answer an address that lets one in. */
export function jinliOverHttp(settings: Settings['jinli'], { timeLimitMs = 8000 } = {}): JinliPort {
  return {
    async loginLink(patient) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        const response = await fetch(settings.baseUrl + jinliPaths.loginLink, {
          ...signedRequest(settings, patient),
          signal,
          redirect: 'error',
        })
        return outcomeOf(response.status, readAnswer(await response.text()))
      } catch {
        return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
      }
    },
  }
}

function signedRequest(settings: Settings['jinli'], { memberNo, name, phone, target }: JinliPatient) {
  const request: JinliLoginLinkRequest = { memberNo, name, mobile: phone, entry: target }
  const body = JSON.stringify(request)
  // The hospital compares this with its own clock, so it is the machine's time even where ours is moved.
  const signed = { path: jinliPaths.loginLink, timestamp: String(Date.now()), nonce: randomUUID(), body }
  const headers = {
    'content-type': 'application/json',
    [jinliHeaders.appId]: settings.appId,
    [jinliHeaders.timestamp]: signed.timestamp,
    [jinliHeaders.nonce]: signed.nonce,
    [jinliHeaders.sign]: signJinli(signed, settings.appSecret),
  }
  return { method: 'POST', headers, body }
}

function readAnswer(text: string): Partial<JinliAnswer<JinliLoginLink>> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}

function outcomeOf(status: number, { code, data }: Partial<JinliAnswer<JinliLoginLink>>): JinliLinkOutcome {
  if (code === undefined || status >= 500 || code === jinliCodes.busy)
    return { kind: 'unavailable', reason: 'troubled' }
  if (code !== jinliCodes.ok) {
    const reason = code === jinliCodes.memberBlocked ? 'blocked' : 'setup'
    return { kind: 'refused', reason, providerCode: code }
  }
  const url = data?.url
  return typeof url === 'string' ? { kind: 'link', url } : { kind: 'unavailable', reason: 'troubled' }
}
