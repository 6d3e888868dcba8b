import { randomUUID } from 'node:crypto'
import { canonicalQuery, signAcs3 } from '@yf/partner-contract/acs3'
import {
  getAuthToken,
  getPhoneWithToken,
  oneTapAccepted,
  oneTapVersion,
  type GetAuthTokenAnswer,
  type GetAuthTokenParams,
  type GetPhoneWithTokenAnswer,
  type GetPhoneWithTokenParams,
} from '@yf/partner-contract/aliyun-one-tap'
import { jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
  type PartnerRequest,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { Authorisation, OneTapPort } from './port.ts'

type OneTapRefusal = Extract<Authorisation, { kind: 'refused' }>

export function oneTapOverHttp(settings: Settings['oneTap'], options: LineOptions = {}): OneTapPort {
  const line = partnerLine({ partner: 'oneTap', timeLimitMs: 5000, ...options })
  const ask = <Answer extends { Code: string }>(action: string, params: Record<string, string>) =>
    line.ask<Partial<Answer>, OneTapRefusal>({
      operation: action,
      request: () => signedRequest(settings, action, params),
      judge,
    })
  return {
    async authorise({ url, origin }) {
      const params: GetAuthTokenParams = {
        Url: url,
        Origin: origin,
        BizType: '1',
        SceneCode: settings.sceneCode,
      }
      const outcome = await ask<GetAuthTokenAnswer>(getAuthToken, params)
      if (outcome.kind !== 'answered') return outcome
      const { AccessToken: accessToken, JwtToken: jwtToken } = outcome.answer.TokenInfo ?? {}
      if (typeof accessToken !== 'string' || typeof jwtToken !== 'string') return troubled
      return { kind: 'authorised', accessToken, jwtToken }
    },
    async phoneOf(spToken) {
      const params: GetPhoneWithTokenParams = { SpToken: spToken }
      const outcome = await ask<GetPhoneWithTokenAnswer>(getPhoneWithToken, params)
      if (outcome.kind !== 'answered') return outcome
      const phone = String(outcome.answer.Data?.Mobile ?? '')
      return /^1[3-9]\d{9}$/.test(phone) ? { kind: 'phone', phone } : troubled
    },
  }
}

function judge<Answer extends { Code: string }>(
  reply: PartnerHttpReply,
): PartnerAnswer<Partial<Answer>, OneTapRefusal> {
  const answer = jsonOf<Answer>(reply)
  if (reply.status === 200 && answer?.Code === oneTapAccepted) return answered(answer)
  return typeof answer?.Code === 'string' ? { kind: 'refused', providerCode: answer.Code } : troubled
}

function signedRequest(
  settings: Settings['oneTap'],
  action: string,
  params: Record<string, string>,
): PartnerRequest {
  const url = new URL(settings.baseUrl)
  url.search = canonicalQuery(params)
  const { headers } = signAcs3({
    method: 'POST',
    path: url.pathname,
    query: params,
    headers: {
      host: url.host,
      'x-acs-action': action,
      'x-acs-version': oneTapVersion,
      // The provider compares this with its own clock, so it is machine time even when our clock is shifted.
      'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
    },
    body: '',
    accessKeyId: settings.accessKeyId,
    accessKeySecret: settings.accessKeySecret,
  })
  return { url, method: 'POST', headers }
}
