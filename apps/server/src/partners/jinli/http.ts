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
import { asJson, jsonOf, type Reply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
  type PartnerRequest,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { JinliLinkOutcome, JinliPatient, JinliPort } from './port.ts'

export function jinliOverHttp(settings: Settings['jinli'], options: LineOptions = {}): JinliPort {
  const line = partnerLine({ partner: 'jinli', timeLimitMs: 8000, ...options })
  return {
    async loginLink(patient) {
      const request = () => signedRequest(settings, patient)
      const outcome = await line.ask({ operation: 'loginLink', request, judge })
      return outcome.kind === 'answered' ? { kind: 'link', url: outcome.answer } : outcome
    },
  }
}

function signedRequest(
  settings: Settings['jinli'],
  { memberNo, name, phone, target, symptom }: JinliPatient,
): PartnerRequest {
  const request: JinliLoginLinkRequest = {
    memberNo,
    name,
    mobile: phone,
    entry: target,
    ...(symptom ? { symptom } : {}),
  }
  const body = asJson(request)
  // The hospital compares this with its own clock, so it is the machine's time even where ours is moved.
  const signed = {
    path: jinliPaths.loginLink,
    timestamp: String(Date.now()),
    nonce: randomUUID(),
    body: body.text,
  }
  const headers = {
    [jinliHeaders.appId]: settings.appId,
    [jinliHeaders.timestamp]: signed.timestamp,
    [jinliHeaders.nonce]: signed.nonce,
    [jinliHeaders.sign]: signJinli(signed, settings.appSecret),
  }
  return { url: settings.baseUrl + jinliPaths.loginLink, headers, body }
}

type Refusal = Extract<JinliLinkOutcome, { kind: 'refused' }>

function judge(reply: Reply): PartnerAnswer<string, Refusal> {
  const { code, data } = jsonOf<JinliAnswer<JinliLoginLink>>(reply) ?? {}
  if (code === undefined || code === jinliCodes.busy) return troubled
  if (code !== jinliCodes.ok) {
    const reason = code === jinliCodes.memberBlocked ? 'blocked' : 'setup'
    return { kind: 'refused', reason, providerCode: code }
  }
  const url = data?.url
  return typeof url === 'string' ? answered(url) : troubled
}
