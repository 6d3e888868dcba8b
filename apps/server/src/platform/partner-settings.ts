import type { SettingRow } from './setting-rows.ts'
import { httpUrl, SettingError } from './setting-values.ts'
import type { Settings } from './settings.ts'

/** How a partner reads its own rows, and no others: a name that it did not declare does not compile. */
export interface PartnerReader<Name extends string = string> {
  readonly isProduction: boolean
  text(name: Name): string
  /** An address to call. In development the partner is the sandbox, in production never. */
  url(name: Name): string
  /** In production never the value that stands in this repository. */
  secret(name: Name): string
  /** Several `name=address`, of which every one of `keys` is needed; in production they are https. */
  addresses<Key extends string>(
    name: Name,
    keys: readonly Key[],
    text?: string,
  ): Readonly<Record<Key, string>>
  /** Several `name=secret`, of which every one of `keys` is needed; in production none that stands in this repository. */
  secrets<Key extends string>(name: Name, keys: readonly Key[]): Readonly<Record<Key, string>>
}

/** A partner's rows, and what it makes of them: `partners/<name>/settings.ts`. */
export interface PartnerSettings<Own extends object = object> {
  readonly rows: readonly SettingRow[]
  read(reader: PartnerReader): Own
}

export const partnerSettings = <const Rows extends readonly SettingRow[], Own extends Partial<Settings>>(
  rows: Rows,
  read: (reader: PartnerReader<Rows[number]['name']>) => Own,
): PartnerSettings<Own> => ({ rows, read })

type ReadText = (name: string) => string

/** `read` answers with the environment's value, or with the usual one of the mode. */
export function partnerReader(
  rows: readonly SettingRow[],
  read: ReadText,
  mode: Settings['mode'],
): PartnerReader {
  const isProduction = mode === 'production'
  const sandbox = () => httpUrl('SANDBOX_ORIGIN', read('SANDBOX_ORIGIN'))
  const addressOf = (name: string, text: string) =>
    httpUrl(name, text.replace('SANDBOX_ORIGIN', sandbox().origin))
  return {
    isProduction,
    text: read,
    url(name) {
      const url = addressOf(name, read(name))
      if (isProduction && (isThisMachine(url.hostname) || url.host === sandbox().host))
        throw new SettingError(name, '生产环境不允许指向沙箱')
      return withoutSlash(url)
    },
    secret(name) {
      if (isProduction && read(name) === rows.find((row) => row.name === name)?.usual)
        throw new SettingError(name, '生产环境不允许使用默认密钥')
      return read(name)
    },
    addresses(name, keys, text = read(name)) {
      const given = pairsOf(text)
      const address = (key: string) => {
        const url = addressOf(name, given.get(key) ?? missing(name, key))
        if (isProduction && (url.protocol !== 'https:' || isThisMachine(url.hostname)))
          throw new SettingError(name, `生产环境的 ${key} 必须是 https 地址`)
        return withoutSlash(url)
      }
      return Object.fromEntries(keys.map((key) => [key, address(key)])) as Record<
        (typeof keys)[number],
        string
      >
    },
    secrets(name, keys) {
      const given = pairsOf(read(name))
      const usual = pairsOf(rows.find((row) => row.name === name)?.usual ?? '')
      const secret = (key: string) => {
        const own = given.get(key) ?? missing(name, key)
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
