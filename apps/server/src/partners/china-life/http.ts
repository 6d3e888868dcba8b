import { randomUUID } from 'node:crypto'
import {
  chinaLifeCodes,
  chinaLifePaths,
  type ChinaLifeAnswer,
  type ChinaLifeLink,
  type ChinaLifeTokenRequest,
} from '@yf/partner-contract/china-life'
import { signParams } from '@yf/partner-contract/partner-link'
import type { Settings } from '#platform/settings.ts'
import type { ChinaLifeCity, ChinaLifeOutcome, ChinaLifePerson, ChinaLifePort } from './port.ts'

// Their clock is compared with it, so it is the machine's time even where ours is moved.
const seconds = () => String(Math.floor(Date.now() / 1000))

/** Nothing here is logged: the body carries a certificate number, and the link lets one in. */
export function chinaLifeOverHttp(
  settings: Settings['chinaLife'],
  { timeLimitMs = 8000 } = {},
): ChinaLifePort {
  return {
    async link(city, person) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        const response = await fetch(settings.baseUrl + chinaLifePaths.tokens, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(signedRequest(settings, city, person)),
          signal,
          redirect: 'error',
        })
        return outcomeOf(settings, city, response.status, readAnswer(await response.text()))
      } catch {
        return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
      }
    },
  }
}

function signedRequest(
  { channel, secret }: Settings['chinaLife'],
  branch: ChinaLifeCity,
  person: ChinaLifePerson,
) {
  const request: ChinaLifeTokenRequest = {
    channel,
    branch,
    name: person.name,
    certType: person.certificateKind,
    certNo: person.certificateNo,
    mobile: person.phone,
    timestamp: seconds(),
    nonce: randomUUID(),
  }
  return { ...request, sign: signParams(request, secret) }
}

function readAnswer(text: string): Partial<ChinaLifeAnswer> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}

function outcomeOf(
  settings: Settings['chinaLife'],
  city: ChinaLifeCity,
  status: number,
  { resultCode, token }: Partial<ChinaLifeAnswer>,
): ChinaLifeOutcome {
  if (typeof resultCode !== 'string' || status >= 500 || resultCode === chinaLifeCodes.busy)
    return { kind: 'unavailable', reason: 'troubled' }
  if (resultCode !== chinaLifeCodes.ok) {
    const reason = resultCode === chinaLifeCodes.notInsured ? 'notInsured' : 'setup'
    return { kind: 'refused', reason, providerCode: resultCode }
  }
  if (typeof token !== 'string' || token === '') return { kind: 'unavailable', reason: 'troubled' }
  return { kind: 'link', url: pageOf(settings, city, token) }
}

/** The page is ours to name, by our settings: an answer cannot lead a person to another host. */
function pageOf(
  { channel, secret, pages }: Settings['chinaLife'],
  city: ChinaLifeCity,
  token: string,
): string {
  const params: ChinaLifeLink = { channel, token, timestamp: seconds() }
  const url = new URL(pages[city])
  for (const [name, value] of Object.entries({ ...params, sign: signParams(params, secret) }))
    url.searchParams.set(name, value)
  return url.href
}
