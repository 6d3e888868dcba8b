import { randomUUID } from 'node:crypto'
import {
  signedRequestHeaders,
  type RequestSigning,
  type SigningAccount,
} from '@yf/partner-contract/signed-request'
import { asJson, jsonOf, type PartnerHttpReply } from './partner-bodies.ts'
import {
  answered,
  troubled,
  type PartnerAnswer,
  type PartnerRefused,
  type PartnerRequest,
} from './partner-call.ts'

/** Our account at a partner. */
export interface PartnerAccount extends SigningAccount {
  readonly baseUrl: string
}

export interface RequestToSign {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  /** Sent as JSON; the signature covers its bytes. */
  readonly input?: object
}

/** Signs anew at every call: a nonce is valid once. */
export function signedRequest(
  signing: RequestSigning,
  account: PartnerAccount,
  { path, method = 'POST', input }: RequestToSign,
): PartnerRequest & { readonly nonce: string } {
  const body = input && asJson(input)
  const nonce = randomUUID()
  // The partner compares this with its own clock, so it is machine time even when our clock is shifted.
  const timestamp = String(Date.now())
  const parts = { method, path, timestamp, nonce, body: body?.text ?? '' }
  const headers = signedRequestHeaders(signing, account, parts)
  return { url: account.baseUrl + path, method, headers, nonce, ...(body ? { body } : {}) }
}

/** The answer of a partner that puts a code and data into JSON, as FENGSHI, the sleep programme and the hospital do. */
interface CodedAnswer<Code, Data> {
  readonly code: Code
  readonly data: Data | null
}

export interface CodedAnswerRules<Code, Data, Answer, Refusal> {
  readonly codes: { readonly ok: Code; readonly busy: Code }
  /** Maps the data to our types; undefined when they are invalid. */
  readonly read: (data: Partial<Data>) => Answer | undefined
  readonly refusal: (code: Code) => Refusal
}

/** A busy partner, and an answer that is not in its protocol, count as unavailable. */
export function judgeCodedAnswer<
  Code extends string | number,
  Data extends object,
  Answer,
  Refusal extends PartnerRefused,
>(
  reply: PartnerHttpReply,
  { codes, read, refusal }: CodedAnswerRules<Code, Data, Answer, Refusal>,
): PartnerAnswer<Answer, Refusal> {
  const { code, data } = jsonOf<CodedAnswer<Code, Partial<Data>>>(reply) ?? {}
  if (code === undefined || typeof code !== typeof codes.ok || code === codes.busy) return troubled
  if (code !== codes.ok) return refusal(code)
  const answer = read(data ?? {})
  return answer === undefined ? troubled : answered(answer)
}
