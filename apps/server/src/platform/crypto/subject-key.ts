import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { openBytes, encryptBytes } from './encrypted-bytes.ts'

/** The key of one data subject, for their texts and files. */
export interface SubjectKey {
  encrypt(plain: string, row: string): string
  /**
   * Null for a text under an earlier key: its data subject was erased, and has returned since. Throws for a text that
   * is not encrypted.
   */
  open(text: string, row: string): string | null
  encryptBytes(body: Buffer, name: string): Buffer
  openBytes(encrypted: Readable, name: string): Readable
}

/** No text that a user can send begins with this character (`Text` of the contract). */
export const subjectPrefix = '\u0001k1.'
const tagLength = 16

export const isUnderSubjectKey = (text: string): boolean => text.startsWith(subjectPrefix)

/** Null when the data subject was erased. A text that is not encrypted is refused even then, never returned. */
export function openUnder(key: SubjectKey | null, text: string, row: string): string | null {
  requireEncrypted(text, row)
  return key?.open(text, row) ?? null
}

/** The same for texts that are shown as empty when the data subject was erased. */
export const textUnder = (key: SubjectKey | null, text: string, row: string): string =>
  openUnder(key, text, row) ?? ''

function requireEncrypted(text: string, row: string): void {
  if (!isUnderSubjectKey(text)) throw new Error(`${row} is not encrypted with a data subject key`)
}

/** `<prefix><which key>.<iv>.<data and tag>`: AES-256-GCM with the row as associated data. */
export function subjectKeyOf(bytes: Buffer): SubjectKey {
  const own = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  // Created once: with raw bytes Node would create a key object for each text.
  const key = createSecretKey(bytes)
  return {
    encrypt(plain, row) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(row))
      const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${subjectPrefix}${own}.${iv.toString('base64url')}.${data.toString('base64url')}`
    },
    open(text, row) {
      requireEncrypted(text, row)
      const [keyId, iv = '', data = ''] = text.slice(subjectPrefix.length).split('.')
      if (keyId !== own) return null
      const encrypted = Buffer.from(data, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(row))
        .setAuthTag(encrypted.subarray(-tagLength))
      return decipher.update(encrypted.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
    encryptBytes: (body, name) => encryptBytes(bytes, body, name),
    openBytes: (encrypted, name) => openBytes(bytes, encrypted, name),
  }
}
