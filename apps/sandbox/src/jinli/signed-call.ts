import type { FastifyRequest } from 'fastify'
import { jinliHeaders } from '@yf/partner-contract/jinli'
import type { SignedJinliCall } from './hospital.ts'

export function callOf(request: FastifyRequest): SignedJinliCall {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    path: new URL(request.url, 'http://sandbox').pathname.slice('/jinli'.length),
    appId: header(jinliHeaders.appId),
    timestamp: header(jinliHeaders.timestamp),
    nonce: header(jinliHeaders.nonce),
    sign: header(jinliHeaders.sign),
    body: typeof request.body === 'string' ? request.body : '',
  }
}
