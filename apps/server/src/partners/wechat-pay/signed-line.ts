import { randomUUID } from 'node:crypto'
import { authorizationOf, judgePlatform } from '@yf/partner-contract/wechat-pay'
import type { WechatPayError } from '@yf/partner-contract/wechat-pay-shapes'
import { asJson, jsonOf, textOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import { answered, troubled, type PartnerAnswer, type PartnerLine } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'

/** The platform's signed answer, or the reason why there is none. */
export type SignedOutcome<Answer extends object> =
  | { readonly kind: 'said'; readonly answer: Partial<Answer> }
  | { readonly kind: 'complained'; readonly code: string }
  | { readonly kind: 'unknown' }

export interface PayQuestion {
  readonly operation: string
  readonly path: string
  readonly body?: object
  readonly repeats?: number
}

const unknown = { kind: 'unknown' } as const

/** Sends requests with our signature and trusts only answers with theirs. */
export async function askSigned<Answer extends object>(
  line: PartnerLine,
  settings: Settings['wechatPay'],
  { operation, path, body, repeats = 0 }: PayQuestion,
): Promise<SignedOutcome<Answer>> {
  const key = { serial: settings.platformSerial, publicKey: settings.platformKey }
  const signedReply = await line.ask({
    operation,
    repeats,
    request: () => requestOf(settings, settings.baseUrl + path, body),
    judge: (reply): PartnerAnswer<SignedOutcome<Answer>> => {
      const word = judgePlatform(Object.fromEntries(reply.headers), textOf(reply), { key, now: Date.now() })
      if (word !== 'true') return complaintOf(reply) === 'SIGN_ERROR' ? answered(refusedKey) : troubled
      if (reply.status === 204) return answered({ kind: 'said', answer: {} })
      if (reply.status >= 300) return answered({ kind: 'complained', code: complaintOf(reply) })
      const answer = jsonOf<Answer>(reply)
      return answer ? answered({ kind: 'said', answer }) : troubled
    },
  })
  return signedReply.kind === 'answered' ? signedReply.answer : unknown
}

/** A platform that does not know our key does not sign its answer either; nothing was done. */
const refusedKey = { kind: 'complained', code: 'SIGN_ERROR' } as const

const complaintOf = (reply: PartnerHttpReply): string => jsonOf<WechatPayError>(reply)?.code ?? ''

export function requestOf(settings: Settings['wechatPay'], address: string, input?: object) {
  const { pathname, search } = new URL(address)
  const body = input ? asJson(input) : undefined
  const request = {
    method: body ? 'POST' : 'GET',
    path: pathname + search,
    // The provider compares this with its own clock, so it is machine time even when our clock is shifted.
    timestamp: String(Math.floor(Date.now() / 1000)),
    nonce: randomUUID().replaceAll('-', ''),
    body: body?.text ?? '',
  }
  const headers = { accept: 'application/json', authorization: authorizationOf(request, settings) }
  return { url: address, method: body ? 'POST' : 'GET', headers, ...(body ? { body } : {}) } as const
}
