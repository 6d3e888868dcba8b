import { randomInt, randomUUID } from 'node:crypto'
import {
  nuonuoCodes,
  nuonuoHeaders,
  nuonuoMethods,
  nuonuoPaths,
  signNuonuo,
  type NuonuoAnswer,
  type NuonuoResult,
} from '@yf/partner-contract/nuonuo'
import type { PartnerCredentials, IssuedCredential } from '#platform/credentials/credentials.port.ts'
import { asForm, asJson, jsonOf } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
  type PartnerLine,
  type PartnerRequest,
  type Unavailable,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { InvoiceIssuerPort, InvoiceOrder, InvoiceRefused, InvoiceWord, ReversalOrder } from './port.ts'
import { toOrderDto, textOf, wordOf } from './wire.ts'

type NuonuoAccess = Pick<Settings, 'nuonuo' | 'publicOrigin'>
const mostFileBytes = 5 * 1024 * 1024
const tokenName = 'nuonuo.token'

export function invoicesOverHttp(
  settings: NuonuoAccess,
  credentials: PartnerCredentials,
  options: LineOptions = {},
): InvoiceIssuerPort {
  const terms = { partner: 'nuonuo', timeLimitMs: 8_000, ...options }
  const line = partnerLine(terms)
  const files = partnerLine({ ...terms, mostBytes: mostFileBytes })
  const say = sayer(settings.nuonuo, credentials, line)
  const order = (method: 'issue' | 'reverse', requested: InvoiceOrder | ReversalOrder) =>
    say<null, InvoiceRefused>(method, { order: toOrderDto(requested, settings) }, ({ code, describe }) =>
      code === nuonuoCodes.ok || code === nuonuoCodes.known ? answered(null) : refusalOf(code, describe),
    )
  return {
    issue: (requested) => order('issue', requested),
    reverse: (requested) => order('reverse', requested),
    ask: (requestNo) =>
      say<InvoiceWord>('ask', { orderNos: [requestNo], isOfferInvoiceDetail: '0' }, ({ code, result }) => {
        if (code === nuonuoCodes.unknown) return answered({ kind: 'none' })
        const list: unknown = result
        const found = Array.isArray(list) ? (list as Partial<NuonuoResult>[])[0] : undefined
        const word = found?.orderNo === requestNo ? wordOf(found) : null
        return code === nuonuoCodes.ok && word ? answered(word) : troubled
      }),
    async file(url) {
      // An address in their answer is not fetched blindly: only our settings decide which hosts we call.
      if (!URL.canParse(url) || new URL(url).origin !== settings.nuonuo.fileOrigin) return { kind: 'refused' }
      return files.ask<Buffer, { kind: 'refused' }>({
        operation: 'file',
        repeats: 1,
        request: () => ({ url }),
        judge: (reply) => (reply.status === 200 ? answered(reply.bytes) : troubled),
      })
    },
  }
}

const refusalOf = (providerCode: string, message: string): InvoiceRefused => ({
  kind: 'refused',
  reason: providerCode === nuonuoCodes.badSign || providerCode === nuonuoCodes.badToken ? 'setup' : 'content',
  message: message.replaceAll('\0', '').slice(0, 200),
  providerCode,
})

type Judge<Answer, Refusal extends { readonly kind: 'refused' }> = (
  replyBody: NuonuoAnswer,
) => PartnerAnswer<Answer, Refusal>

function sayer(own: Settings['nuonuo'], credentials: PartnerCredentials, line: PartnerLine) {
  return async <Answer, Refusal extends { readonly kind: 'refused' } = never>(
    operation: keyof typeof nuonuoMethods,
    body: object,
    judge: Judge<Answer, Refusal>,
  ): Promise<PartnerAnswer<Answer, Refusal>> => {
    const token = await tokenFrom(own, credentials, line)
    if (typeof token !== 'string') return token
    let isStale = false
    const outcome = await line.ask<Answer, Refusal>({
      operation,
      // An order that may have arrived is queried before it is sent again, so that a refusal refers to the first
      // copy.
      repeats: operation === 'ask' ? 1 : 0,
      request: () => signedRequest(own, nuonuoMethods[operation], token, body),
      judge: (reply) => {
        const replyBody = jsonOf<NuonuoAnswer>(reply)
        if (typeof replyBody?.code !== 'string') return troubled
        isStale = replyBody.code === nuonuoCodes.badToken
        return judge({ code: replyBody.code, describe: textOf(replyBody.describe), result: replyBody.result })
      },
    })
    // The next request uses a new token.
    if (isStale) await credentials.drop(tokenName, token)
    return isStale ? troubled : outcome
  }
}

class NoToken extends Error {
  readonly trouble: Unavailable
  constructor(trouble: Unavailable) {
    super('no token of nuonuo')
    this.trouble = trouble
  }
}

async function tokenFrom(
  own: Settings['nuonuo'],
  credentials: PartnerCredentials,
  line: PartnerLine,
): Promise<string | Unavailable> {
  try {
    return await credentials.get(tokenName, () => borrow(own, line))
  } catch (error) {
    if (error instanceof NoToken) return error.trouble
    throw error
  }
}

async function borrow(
  { tokenUrl, appKey, appSecret }: Settings['nuonuo'],
  line: PartnerLine,
): Promise<IssuedCredential> {
  const tokenOutcome = await line.ask<IssuedCredential>({
    operation: 'token',
    request: () => ({
      url: tokenUrl + nuonuoPaths.token,
      body: asForm({ client_id: appKey, client_secret: appSecret, grant_type: 'client_credentials' }),
    }),
    judge: (reply) => {
      const replyBody = jsonOf<{ access_token: string; expires_in: string | number }>(reply)
      const seconds = Number(replyBody?.expires_in)
      return typeof replyBody?.access_token === 'string' && seconds > 0
        ? answered({ value: replyBody.access_token, seconds })
        : troubled
    },
  })
  if (tokenOutcome.kind !== 'answered') throw new NoToken(tokenOutcome)
  return tokenOutcome.answer
}

function signedRequest(
  { baseUrl, appKey, appSecret, taxNo }: Settings['nuonuo'],
  method: string,
  token: string,
  replyBody: object,
): PartnerRequest {
  const body = asJson(replyBody)
  const signed = {
    appKey,
    senid: randomUUID().replaceAll('-', ''),
    nonce: String(randomInt(10_000_000, 99_999_999)),
    // The issuer compares it with its own clock, so it is machine time even when our clock is shifted.
    timestamp: String(Math.floor(Date.now() / 1000)),
    body: body.text,
  }
  return {
    url: baseUrl + nuonuoPaths.services,
    query: { senid: signed.senid, nonce: signed.nonce, timestamp: signed.timestamp, appkey: appKey },
    headers: {
      [nuonuoHeaders.sign]: signNuonuo(signed, appSecret),
      [nuonuoHeaders.token]: token,
      [nuonuoHeaders.taxNo]: taxNo,
      [nuonuoHeaders.method]: method,
    },
    body,
  }
}
