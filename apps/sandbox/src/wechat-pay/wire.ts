import { createPublicKey, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isSignedRequest, platformHeaders, readAuthorization } from '@yf/partner-contract/wechat-pay'
import { sandboxMerchantKey, sandboxPlatformKey } from '@yf/partner-contract/wechat-pay-sandbox-keys'
import { wechatPayCodes } from '@yf/partner-contract/wechat-pay-shapes'
import type { PlayedAnswer } from '../frame/play.ts'
import type { TradeError } from './books.ts'

export const platformSerial = 'SANDBOXPLATFORM0001'
const merchantKey = createPublicKey(sandboxMerchantKey)
const toleranceSeconds = 300

export const textOf = (request: FastifyRequest): string =>
  typeof request.body === 'string' ? request.body : ''

/**
 * The error in a request's signature; null if the merchant signed exactly these bytes and the timestamp is recent.
 */
export function refusalOf(request: FastifyRequest, merchantId: string, now: Date): TradeError | null {
  const authorization = readAuthorization(request.headers.authorization ?? '')
  const { mchid = '', timestamp = '', nonce_str: nonce = '', signature = '' } = authorization ?? {}
  const signed = { method: request.method, path: request.url, timestamp, nonce, body: textOf(request) }
  const isOurs = mchid === merchantId && isSignedRequest(signed, signature, merchantKey)
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds
  return isOurs && isFresh ? null : { http: 401, code: wechatPayCodes.badSign, message: '签名错误' }
}

export function signed(http: number, body: object | null, outcome: string): PlayedAnswer {
  const text = body ? JSON.stringify(body) : ''
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = { serial: platformSerial, privateKey: sandboxPlatformKey }
  const headers = {
    ...platformHeaders({ timestamp, nonce: randomUUID().replaceAll('-', ''), body: text }, key),
    ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
  }
  return { http, headers, body: body ? text : undefined, outcome }
}

export const complain = ({ http, code, message }: TradeError): PlayedAnswer =>
  signed(http, { code, message }, code)

export const down: PlayedAnswer = complain({ http: 503, code: wechatPayCodes.busy, message: '系统繁忙' })

export function bodyOf<Body extends object>(request: FastifyRequest): Partial<Body> {
  try {
    return (JSON.parse(textOf(request)) ?? {}) as Partial<Body>
  } catch {
    return {}
  }
}
