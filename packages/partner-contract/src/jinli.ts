import { createHmac } from 'node:crypto'
import type { RequestSigning } from './signed-request.ts'

/** The hospital's open interface: a request is a JSON body whose bytes are signed together with time and nonce. */
export const jinliPaths = { loginLink: '/open/v1/login-links' } as const

export const jinliSigning: RequestSigning = {
  headers: {
    account: 'x-jl-app-id',
    timestamp: 'x-jl-timestamp',
    nonce: 'x-jl-nonce',
    sign: 'x-jl-sign',
  },
  sign: ({ path, timestamp, nonce, body }, secret) =>
    createHmac('sha256', secret).update([path, timestamp, nonce, body].join('\n')).digest('base64'),
}

/** The page of the hospital where the member arrives. */
export type JinliEntry = 'consult' | 'drug'

export interface JinliLoginLinkRequest {
  /** Our number of the member; the hospital has one patient per number. */
  readonly memberNo: string
  readonly name: string
  readonly mobile: string
  readonly entry: JinliEntry
  /** The symptom that the member chose in our app: the consultation begins with it. */
  readonly symptom?: { readonly department: string; readonly name: string }
}

export const jinliCodes = {
  ok: 0,
  badSign: 4001,
  staleRequest: 4002,
  unknownEntry: 4003,
  memberBlocked: 4103,
  busy: 5000,
} as const

export interface JinliAnswer<T> {
  readonly code: number
  readonly msg: string
  readonly data: T | null
}

export interface JinliLoginLink {
  readonly url: string
  readonly expiresIn: number
}
