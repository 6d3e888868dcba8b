import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { openBytes, sealBytes } from './sealed-bytes.ts'

/** The key of one person, for her words and her files. */
export interface KeeperKey {
  seal(plain: string, row: string): string
  /** Words that were never sealed, from before there were keys, come as they are. */
  open(text: string, row: string): string
  sealBytes(body: Buffer, name: string): Buffer
  openBytes(sealed: Readable, name: string): Readable
}

/** No words that a person can send begin with this character (`Text` of the contract). */
export const keeperPrefix = '\u0001k1.'
const tagLength = 16

export const isUnderKeeperKey = (text: string): boolean => text.startsWith(keeperPrefix)

export function keeperKeyOf(key: Buffer): KeeperKey {
  return {
    seal(plain, row) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(row))
      const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${keeperPrefix}${iv.toString('base64url')}.${data.toString('base64url')}`
    },
    open(text, row) {
      if (!isUnderKeeperKey(text)) return text
      const [iv = '', data = ''] = text.slice(keeperPrefix.length).split('.')
      const bytes = Buffer.from(data, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(row))
        .setAuthTag(bytes.subarray(-tagLength))
      return decipher.update(bytes.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
    sealBytes: (body, name) => sealBytes(key, body, name),
    openBytes: (sealed, name) => openBytes(key, sealed, name),
  }
}
