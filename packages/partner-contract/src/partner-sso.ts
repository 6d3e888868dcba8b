import { createHmac, timingSafeEqual } from 'node:crypto'

/** The audience of a partner's token: a token for another audience is refused. */
export const tokenAudience = 'yuanli-planet'

/** A JSON web token that a partner signs with the channel's secret (HS256). */
export interface PartnerClaims {
  /** The channel. */
  iss: string
  aud: string
  phone: string
  /** The partner's own number of the person. */
  sub?: string
  /** Seconds since 1970. */
  iat: number
  exp: number
  /** Valid once. */
  jti: string
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signatureOf = (text: string, secret: string | Uint8Array) =>
  createHmac('sha256', secret).update(text).digest()

export function signPartnerToken(claims: PartnerClaims, secret: string): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

export interface ReadToken {
  /** Unverified claims: nothing is proven before the signature is checked. */
  readonly claims: Partial<PartnerClaims>
  isSignedWith(secret: string | Uint8Array): boolean
}

/** Null where it is no such token. Only HS256 is accepted: a token does not choose its own algorithm. */
export function readPartnerToken(token: string): ReadToken | null {
  const parts = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token)
  const [, head = '', body = '', signature = ''] = parts ?? []
  const header = decoded(head)
  const claims = decoded(body)
  if (header?.['alg'] !== 'HS256' || !claims) return null
  return {
    claims: claims as Partial<PartnerClaims>,
    isSignedWith: (secret) => {
      const right = signatureOf(`${head}.${body}`, secret)
      const received = Buffer.from(signature, 'base64url')
      return right.length === received.length && timingSafeEqual(right, received)
    },
  }
}

function decoded(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** The path for redeeming a ticket, below the partner's base address. */
export const redeemPath = '/sso/verify'

/** Signed by `signParams` with the channel's secret. */
export type RedeemRequest = {
  channel: string
  ticket: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
  sign: string
}

/** Always under HTTP 200; `data` is present where `code` says that the ticket is valid. */
export interface RedeemAnswer {
  code: string
  message: string
  data?: { uid: string; mobile: string }
}

export const redeemCodes = { ok: '0000', badSignature: '1001', badTicket: '1002' } as const
