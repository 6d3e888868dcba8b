import { createHash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keyRing, SettingError } from '#platform/setting-values.ts'
import type { Settings } from '#platform/settings.ts'
import { refuseWeak, weaknessOfBytes } from '#platform/strong-keys.ts'

interface Secrets {
  readonly FIELD_KEYS: string
  readonly LOOKUP_KEYS: string
}

const fresh = (): Secrets => ({
  FIELD_KEYS: `dev1:${randomBytes(32).toString('base64')}`,
  LOOKUP_KEYS: `dev1:${randomBytes(32).toString('base64')}`,
})

const fixed = (name: string) => `test1:${createHash('sha256').update(`${name} of tests`).digest('base64')}`

/** The same keys in every test process, so that each can decrypt a copied database. */
export const testSecrets: Secrets = { FIELD_KEYS: fixed('field key'), LOOKUP_KEYS: fixed('lookup key') }

/**
 * Keys of a development machine, generated once. Processes that share the folder share them, even when started at the
 * same time.
 */
export function developmentSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  const stored = secretsIn(file)
  if (stored) return stored
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(draft, JSON.stringify(fresh(), null, 2), { mode: 0o600 })
    // A hard link appears complete or not at all, and never replaces another process's file.
    linkSync(draft, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new SettingError('DATA_DIR', `无法写入「${dataDir}」（${code}），请换一个可写的目录`)
  } finally {
    // A path below something that is not a folder cannot exist, and trying to remove it would throw.
    if (existsSync(draft)) rmSync(draft)
  }
  const made = secretsIn(file)
  if (!made) throw new SettingError('DATA_DIR', `无法读取「${file}」，请检查它的内容与权限`)
  return made
}

function secretsIn(file: string): Secrets | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  } catch {
    return null
  }
}

const names = { fieldKeys: 'FIELD_KEYS', lookupKeys: 'LOOKUP_KEYS' } as const
/** Ids of keys that were generated for a development machine or are written in this file. */
const notForPeople = /^(dev|test)\d+$/

/** Production requires random keys generated for it, with a different key for each purpose. */
export function refuseWeakRings(rings: Pick<Settings, 'fieldKeys' | 'lookupKeys'>): void {
  const stored = (['FIELD_KEYS', 'LOOKUP_KEYS'] as const).flatMap((name) => keyRing(name, testSecrets[name]))
  const isIn = (ring: Settings['fieldKeys'], key: Buffer) => ring.some((one) => one.key.equals(key))
  for (const ring of ['fieldKeys', 'lookupKeys'] as const) {
    const name = names[ring]
    for (const { id, key } of rings[ring]) {
      refuseWeak(name, weaknessOfBytes(key))
      if (notForPeople.test(id) || isIn(stored, key))
        throw new SettingError(name, '生产环境不允许使用开发或测试的密钥')
    }
  }
  if (rings.lookupKeys.some(({ key }) => isIn(rings.fieldKeys, key)))
    throw new SettingError('LOOKUP_KEYS', '生产环境不允许与 FIELD_KEYS 使用同一密钥')
}
