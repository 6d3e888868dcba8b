import type { FastifyRequest } from 'fastify'
import { sleepHeaders } from '@yf/partner-contract/sleep'
import type { SignedSleepCall } from './programme.ts'

export function callOf(request: FastifyRequest): SignedSleepCall {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    path: new URL(request.url, 'http://sandbox').pathname.slice('/sleep'.length),
    channel: header(sleepHeaders.channel),
    timestamp: header(sleepHeaders.timestamp),
    nonce: header(sleepHeaders.nonce),
    sign: header(sleepHeaders.sign),
    body: typeof request.body === 'string' ? request.body : '',
  }
}

/** Fields as text and numbers; missing fields are empty. */
export function readBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export const textIn = (body: Readonly<Record<string, unknown>>, name: string): string =>
  typeof body[name] === 'string' ? body[name] : ''
