import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Entry to FUYA and JINGHE without a login: a link that we sign (`partner-link.ts`), with the guest's identity
 * encrypted. Browsers and proxies store addresses, so nothing in it is readable without the secret.
 */
export type NoLoginLink = {
  channel: string
  /** Encrypted `NoLoginGuest`. */
  data: string
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
}

export interface NoLoginGuest {
  /** Our number of the member; the provider has one guest per number. */
  readonly memberNo: string
  readonly name: string
  readonly mobile: string
  /** Our number and the name of the benefit that the member wants to use. */
  readonly benefitNo: string
  readonly benefitName: string
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'no-login-guest', 32))

/** AES-256-GCM bound to the nonce of its link: data encrypted for one link cannot be decrypted for another. */
export function encryptGuest(guest: NoLoginGuest, nonce: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(nonce))
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(guest), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Null for data that we did not encrypt for this nonce. */
export function openGuest(data: string, nonce: string, secret: string): NoLoginGuest | null {
  const bytes = Buffer.from(data, 'base64url')
  if (bytes.length <= 28) return null
  try {
    const decryptor = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
      .setAAD(Buffer.from(nonce))
      .setAuthTag(bytes.subarray(12, 28))
    const text = Buffer.concat([decryptor.update(bytes.subarray(28)), decryptor.final()]).toString('utf8')
    return JSON.parse(text) as NoLoginGuest
  } catch {
    return null
  }
}
