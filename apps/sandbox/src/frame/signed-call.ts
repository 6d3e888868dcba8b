import type { FastifyRequest } from 'fastify'
import { isSameSignature } from '@yf/partner-contract/same-signature'
import type { RequestSigning, SignedRequestParts, SigningAccount } from '@yf/partner-contract/signed-request'

/** A call of the product, as it was signed. */
export interface SignedCall extends SignedRequestParts {
  readonly account: string
  readonly sign: string
}

const toleranceMs = 5 * 60_000
const maxNonces = 20_000

/** The partner's paths begin below its name: `/payout/v1/instructions`. */
export function signedCallOf(request: FastifyRequest, { headers }: RequestSigning): SignedCall {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    method: request.method,
    path: new URL(request.url, 'http://sandbox').pathname.replace(/^\/[^/]+/, ''),
    account: header(headers.account),
    timestamp: header(headers.timestamp),
    nonce: header(headers.nonce),
    sign: header(headers.sign),
    body: typeof request.body === 'string' ? request.body : '',
  }
}

/** null for a call that is signed by this account, recent, and not a replay. */
export function createCallGate({ sign }: RequestSigning, { id, secret }: SigningAccount, now: () => Date) {
  const nonces = new Set<string>()
  return (call: SignedCall): 'badSign' | 'stale' | null => {
    if (call.account !== id || !isSameSignature(call.sign, sign(call, secret))) return 'badSign'
    const isFresh = Math.abs(now().getTime() - Number(call.timestamp)) <= toleranceMs
    if (!isFresh || nonces.has(call.nonce)) return 'stale'
    nonces.add(call.nonce)
    const [oldest] = nonces
    if (nonces.size > maxNonces && oldest !== undefined) nonces.delete(oldest)
    return null
  }
}

/** Fields of a JSON object; none if it is not one. */
export function fieldsIn(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export const textIn = (fields: Readonly<Record<string, unknown>>, name: string): string =>
  typeof fields[name] === 'string' ? fields[name] : ''
