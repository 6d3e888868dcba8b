import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * How FUYA and JINGHE are entered without a login: a link that we make and sign (`partner-link.ts`), in which who
 * comes stands sealed. An address is kept by browsers and proxies, so nothing in it can be read without the secret.
 */
export type NoLoginLink = {
  channel: string
  /** Sealed `NoLoginGuest`. */
  data: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
}

export interface NoLoginGuest {
  /** Our number of the person: the house keeps one guest for it. */
  readonly memberNo: string
  readonly name: string
  readonly mobile: string
  /** Our number of the benefit that the person wants to use, and what it is called. */
  readonly benefitNo: string
  readonly benefitName: string
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'no-login-guest', 32))

/** AES-256-GCM bound to the nonce of its link: what was sealed for one opens in no other. */
export function sealGuest(guest: NoLoginGuest, nonce: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(nonce))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(guest), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for whatever we did not seal for this nonce. */
export function openGuest(data: string, nonce: string, secret: string): NoLoginGuest | null {
  const bytes = Buffer.from(data, 'base64url')
  if (bytes.length <= 28) return null
  try {
    const opener = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
      .setAAD(Buffer.from(nonce))
      .setAuthTag(bytes.subarray(12, 28))
    const text = Buffer.concat([opener.update(bytes.subarray(28)), opener.final()]).toString('utf8')
    return JSON.parse(text) as NoLoginGuest
  } catch {
    return null
  }
}
