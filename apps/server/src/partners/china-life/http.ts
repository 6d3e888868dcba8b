import { randomUUID } from 'node:crypto'
import {
  chinaLifeCodes,
  chinaLifePaths,
  type ChinaLifeAnswer,
  type ChinaLifeLink,
  type ChinaLifeTokenRequest,
} from '@yf/partner-contract/china-life'
import { signParams } from '@yf/partner-contract/partner-link'
import { asJson, jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { ChinaLifeCity, ChinaLifeOutcome, ChinaLifePerson, ChinaLifePort } from './port.ts'

// The provider compares it with its own clock, so it is machine time even when our clock is shifted.
const seconds = () => String(Math.floor(Date.now() / 1000))

export function chinaLifeOverHttp(settings: Settings['chinaLife'], options: LineOptions = {}): ChinaLifePort {
  const line = partnerLine({ partner: 'chinaLife', timeLimitMs: 8000, ...options })
  return {
    async link(city, person) {
      const outcome = await line.ask({
        operation: 'token',
        request: () => ({
          url: settings.baseUrl + chinaLifePaths.tokens,
          body: asJson(signedRequest(settings, city, person)),
        }),
        judge,
      })
      return outcome.kind === 'answered'
        ? { kind: 'link', url: pageOf(settings, city, outcome.answer) }
        : outcome
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

type ChinaLifeRefusal = Extract<ChinaLifeOutcome, { kind: 'refused' }>

/** The token that opens the page. */
function judge(reply: PartnerHttpReply): PartnerAnswer<string, ChinaLifeRefusal> {
  const { resultCode, token } = jsonOf<ChinaLifeAnswer>(reply) ?? {}
  if (typeof resultCode !== 'string' || resultCode === chinaLifeCodes.busy) return troubled
  if (resultCode !== chinaLifeCodes.ok) {
    const reason = resultCode === chinaLifeCodes.notInsured ? 'notInsured' : 'setup'
    return { kind: 'refused', reason, providerCode: resultCode }
  }
  return typeof token === 'string' && token !== '' ? answered(token) : troubled
}

/** Our settings determine the page: an answer cannot redirect a member to another host. */
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
