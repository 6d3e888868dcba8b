import { isPrivateHost } from './private-hosts.ts'
import type { SettingRow } from './setting-rows.ts'
import { httpUrl, SettingError } from './setting-values.ts'
import type { Settings } from './settings.ts'
import { refuseWeak, weaknessOfText } from './strong-keys.ts'

/** Reads only the partner's own rows: a name that it did not declare does not compile. */
export interface PartnerReader<Name extends string = string> {
  readonly isProduction: boolean
  text(name: Name): string
  /**
   * An address to call. In development the partner is the sandbox; in production it never is, and the address uses
   * https.
   */
  url(name: Name): string
  /** In production never the value published in this repository. */
  secret(name: Name): string
  /** Such a value that signs or decrypts: in production it has to be hard to guess. */
  key(name: Name): string
  /** Several `name=address`, one for each of `keys`; in production each is subject to the rules of `url`. */
  addresses<Key extends string>(
    name: Name,
    keys: readonly Key[],
    text?: string,
  ): Readonly<Record<Key, string>>
  /** Several `name=secret`, one for each of `keys`; in production none that is published in this repository. */
  secrets<Key extends string>(name: Name, keys: readonly Key[]): Readonly<Record<Key, string>>
}

/** A partner's rows, and the settings built from them: `partners/<name>/settings.ts`. */
export interface PartnerSettings<Own extends object = object> {
  readonly rows: readonly SettingRow[]
  read(reader: PartnerReader): Own
}

export const partnerSettings = <const Rows extends readonly SettingRow[], Own extends Partial<Settings>>(
  rows: Rows,
  read: (reader: PartnerReader<Rows[number]['name']>) => Own,
): PartnerSettings<Own> => ({ rows, read })

type ReadText = (name: string) => string

/** `read` returns the environment's value, or the default of the mode. */
export function partnerReader(
  rows: readonly SettingRow[],
  read: ReadText,
  mode: Settings['mode'],
): PartnerReader {
  const isProduction = mode === 'production'
  const sandbox = () => httpUrl('SANDBOX_ORIGIN', read('SANDBOX_ORIGIN'))
  const addressOf = (name: string, text: string) =>
    httpUrl(name, text.replace('SANDBOX_ORIGIN', sandbox().origin))
  /** Traffic with a partner is confidential, and a partner never runs on our own network. */
  const checked = (name: string, url: URL, subject = '') => {
    if (!isProduction) return withoutSlash(url)
    if (isThisMachine(url.hostname) || url.host === sandbox().host)
      throw new SettingError(name, `生产环境${subject}不允许指向沙箱`)
    if (isPrivateHost(url.hostname)) throw new SettingError(name, `生产环境${subject}不允许指向内网地址`)
    if (url.protocol !== 'https:') throw new SettingError(name, `生产环境${subject}必须是 https 地址`)
    return withoutSlash(url)
  }
  const secret = (name: string) => {
    if (isProduction && read(name) === rows.find((row) => row.name === name)?.usual)
      throw new SettingError(name, '生产环境不允许使用默认密钥')
    return read(name)
  }
  return {
    isProduction,
    text: read,
    url: (name) => checked(name, addressOf(name, read(name))),
    secret,
    key(name) {
      const value = secret(name)
      if (isProduction) refuseWeak(name, weaknessOfText(value))
      return value
    },
    addresses(name, keys, text = read(name)) {
      const value = pairsOf(text)
      const address = (key: string) =>
        checked(name, addressOf(name, value.get(key) ?? missing(name, key)), `的 ${key} `)
      return Object.fromEntries(keys.map((key) => [key, address(key)])) as Record<
        (typeof keys)[number],
        string
      >
    },
    secrets(name, keys) {
      const value = pairsOf(read(name))
      const usual = pairsOf(rows.find((row) => row.name === name)?.usual ?? '')
      const secret = (key: string) => {
        const own = value.get(key) ?? missing(name, key)
        if (isProduction && own === usual.get(key))
          throw new SettingError(name, `生产环境的 ${key} 不允许使用默认密钥`)
        return own
      }
      return Object.fromEntries(keys.map((key) => [key, secret(key)])) as Record<
        (typeof keys)[number],
        string
      >
    },
  }
}

const loopback = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\]|sandbox(\..*)?)$/
export const isThisMachine = (host: string): boolean => loopback.test(host)

const withoutSlash = (url: URL) => url.href.replace(/\/$/, '')

const pairsOf = (text: string) =>
  new Map(
    text.split(',').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    }),
  )

function missing(name: string, key: string): never {
  throw new SettingError(name, `缺少 ${key}`)
}
