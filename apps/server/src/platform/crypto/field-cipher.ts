import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type { FieldCipher } from './field-cipher.port.ts'

export interface CipherKey {
  readonly id: string
  readonly key: Buffer
}

const tagLength = 16

/** `v1.<key id>.<iv>.<data and tag>`: AES-256-GCM with the row as associated data. Keys come newest first. */
export function createFieldCipher(keys: {
  fieldKeys: readonly CipherKey[]
  lookupKeys: readonly CipherKey[]
}): FieldCipher {
  const [fieldKeys, lookupKeys] = [ready(keys.fieldKeys), ready(keys.lookupKeys)]
  const [fieldKey, lookupKey] = [fieldKeys[0], lookupKeys[0]]
  const encryptPrefix = `v1.${fieldKey.id}.`

  const encrypt = (plain: string, row: string): string => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', fieldKey.key, iv).setAAD(Buffer.from(row))
    const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${encryptPrefix}${iv.toString('base64url')}.${data.toString('base64url')}`
  }

  const open = (encrypted: string, row: string): string => {
    const [version, keyId, iv, data] = encrypted.split('.')
    const key = fieldKeys.find((candidate) => candidate.id === keyId)
    if (version !== 'v1' || !iv || !data || !key)
      throw new Error(`no key opens a value encrypted as ${version}.${keyId}`)
    const bytes = Buffer.from(data, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key.key, Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(row))
      .setAuthTag(bytes.subarray(-tagLength))
    return decipher.update(bytes.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8')
  }

  return {
    encryptPrefix,
    lookupPrefix: `${lookupKey.id}.`,
    encrypt,
    open,
    lookup: (plain, field) => lookupUnder(lookupKey, plain, field),
    lookups: (plain, field) => lookupKeys.map((key) => lookupUnder(key, plain, field)),
    rotate: (encrypted, row) =>
      encrypted.startsWith(encryptPrefix) ? encrypted : encrypt(open(encrypted, row), row),
  }
}

/** The hash includes the field: equal numbers in two columns must not be recognisable. */
const lookupUnder = (key: ReadyKey, plain: string, field: string): string =>
  `${key.id}.${createHmac('sha256', key.key).update(field).update('\0').update(plain).digest('base64url')}`

interface ReadyKey {
  readonly id: string
  readonly key: KeyObject
}

/**
 * Converted to a key object once: with raw bytes Node would create one for every value, which takes ten times as long
 * as encrypting it.
 */
function ready(keys: readonly CipherKey[]): [ReadyKey, ...ReadyKey[]] {
  const ids = new Set(keys.map((key) => key.id))
  if (ids.size !== keys.length) throw new Error('two encryption keys have the same id')
  for (const { id, key } of keys) {
    if (!/^[\w-]{1,32}$/.test(id)) throw new Error('an encryption key id has 1 to 32 letters, digits, _ or -')
    if (key.length !== 32) throw new Error(`encryption key ${id} must have 32 bytes`)
  }
  const [first, ...others] = keys.map(({ id, key }) => ({ id, key: createSecretKey(key) }))
  if (!first) throw new Error('at least one encryption key is needed')
  return [first, ...others]
}
