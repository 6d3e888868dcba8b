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
import type { Settings } from '#platform/settings.ts'
import type { OneTapPort } from './port.ts'

type Answered<Answer> =
  | { readonly kind: 'answered'; readonly answer: Partial<Answer> }
  | { readonly kind: 'refused'; readonly providerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

const troubled = { kind: 'unavailable', reason: 'troubled' } as const

/** Nothing here is logged: tokens travel in the address, and the answer is a phone. */
export function oneTapOverHttp(settings: Settings['oneTap'], { timeLimitMs = 5000 } = {}): OneTapPort {
  const ask = <Answer extends { Code: string }>(action: string, params: Record<string, string>) =>
    call<Answer>(settings, action, params, timeLimitMs)
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

async function call<Answer extends { Code: string }>(
  settings: Settings['oneTap'],
  action: string,
  params: Record<string, string>,
  timeLimitMs: number,
): Promise<Answered<Answer>> {
  const { url, headers } = signedRequest(settings, action, params)
  const signal = AbortSignal.timeout(timeLimitMs)
  try {
    const response = await fetch(url, { method: 'POST', headers, signal, redirect: 'error' })
    const answer = readAnswer<Answer>(await response.text())
    if (response.status === 200 && answer.Code === oneTapAccepted) return { kind: 'answered', answer }
    if (typeof answer.Code !== 'string' || response.status >= 500) return troubled
    return { kind: 'refused', providerCode: answer.Code }
  } catch {
    return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
  }
}

function signedRequest(settings: Settings['oneTap'], action: string, params: Record<string, string>) {
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
      // The provider compares this with its own clock, so it is the machine's time even where ours is moved.
      'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
    },
    body: '',
    accessKeyId: settings.accessKeyId,
    accessKeySecret: settings.accessKeySecret,
  })
  return { url, headers }
}

function readAnswer<Answer>(text: string): Partial<Answer> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? (answer as Partial<Answer>) : {}
  } catch {
    return {}
  }
}
