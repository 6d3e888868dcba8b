import type { FastifyRequest } from 'fastify'
import {
  fengshiCodes,
  fengshiHeaders,
  isSameFengshiSign,
  signFengshi,
  type FengshiAnswer,
  type FengshiCode,
} from '@yf/partner-contract/fengshi'

const toleranceMs = 5 * 60_000
const mostNonces = 20_000

/** null if the call is signed by the merchant, recent, and not a replay. */
export function createGate(merchant: { id: string; secret: string }, now: () => Date) {
  const nonces = new Set<string>()
  return (request: FastifyRequest): FengshiAnswer | null => {
    const header = (name: string) => String(request.headers[name] ?? '')
    const [timestamp, nonce] = [header(fengshiHeaders.timestamp), header(fengshiHeaders.nonce)]
    const signed = { path: pathOf(request), timestamp, nonce, body: textOf(request) }
    const isOurs =
      header(fengshiHeaders.merchant) === merchant.id &&
      isSameFengshiSign(header(fengshiHeaders.sign), signFengshi(signed, merchant.secret))
    if (!isOurs) return refused('badSign', '签名错误')
    const isFresh = Math.abs(now().getTime() - Number(timestamp)) <= toleranceMs
    if (!isFresh || nonces.has(nonce)) return refused('stale', '请求已过期或重复')
    nonces.add(nonce)
    const [oldest] = nonces
    if (nonces.size > mostNonces && oldest !== undefined) nonces.delete(oldest)
    return null
  }
}

export const pathOf = (request: FastifyRequest): string =>
  new URL(request.url, 'http://sandbox').pathname.slice('/fengshi'.length)

export const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')

export type FengshiBody = Readonly<Record<string, unknown>>

export function bodyOf(request: FastifyRequest): FengshiBody {
  try {
    const value: unknown = JSON.parse(textOf(request))
    return typeof value === 'object' && value !== null ? (value as FengshiBody) : {}
  } catch {
    return {}
  }
}

export const textIn = (body: FengshiBody, name: string): string =>
  typeof body[name] === 'string' ? body[name] : ''

export const success = (data: unknown): FengshiAnswer => ({ code: fengshiCodes.ok, message: '成功', data })

export const refused = (name: keyof typeof fengshiCodes, message: string): FengshiAnswer => ({
  code: fengshiCodes[name] as FengshiCode,
  message,
  data: null,
})
