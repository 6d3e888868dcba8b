import { isIPv4, isIPv6 } from 'node:net'

/** The one line that an operator gets when the process cannot start with its settings. */
export class SettingError extends Error {
  constructor(name: string, problem: string) {
    super(`设置有误 ${name}：${problem}`)
    this.name = 'SettingError'
  }
}

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new SettingError(name, `应为 ${least} 到 ${most} 的整数，现为「${text}」`)
  return value
}

export function oneOf<const T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new SettingError(name, `应为 ${choices.join('、')} 之一，现为「${text}」`)
  return found
}

export function httpUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SettingError(name, `应为 http 或 https 地址，现为「${text}」`)
  return url
}

export function databaseUrl(name: string, text: string): string {
  if (text === '' || (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol))) return text
  // The message does not repeat the value: it may hold a password.
  throw new SettingError(name, '应为 postgres:// 开头的连接地址')
}

export function keyRing(name: string, text: string): { id: string; key: Buffer }[] {
  const ring = text.split(',').map((pair) => {
    const [id = '', encoded = ''] = pair.trim().split(':')
    return { id, key: Buffer.from(encoded, 'base64') }
  })
  const ids = new Set(ring.map((entry) => entry.id))
  if (
    ids.size !== ring.length ||
    ring.some((entry) => !/^\w{1,16}$/.test(entry.id) || entry.key.length !== 32)
  )
    throw new SettingError(name, '应为「编号:base64(32字节)」，以逗号分隔，编号不重复')
  return ring
}

export function clientList(name: string, text: string): { id: string; secret: string }[] {
  if (text === '') return []
  return text.split(',').map((pair) => {
    const at = pair.indexOf(':')
    const client = { id: pair.slice(0, at).trim(), secret: pair.slice(at + 1).trim() }
    if (at < 1 || client.secret.length < 16)
      throw new SettingError(name, '应为「编号:密钥」，密钥至少 16 个字符，以逗号分隔')
    return client
  })
}

/** A wider network is not a location of our own proxies but practically everybody. */
const widest = { ipv4: 8, ipv6: 16 }

/** Addresses and networks, `10.0.3.7,10.0.4.0/24`. */
export function networkList(name: string, text: string): { address: string; prefix: number }[] {
  if (text === '') return []
  return text.split(',').map((one) => {
    const [, address = '', prefixText] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(one.trim()) ?? []
    if (!isIPv4(address) && !isIPv6(address))
      throw new SettingError(name, `应为地址或网段，以逗号分隔，现为「${one.trim()}」`)
    const [least, most] = isIPv4(address) ? [widest.ipv4, 32] : [widest.ipv6, 128]
    const prefix = Number(prefixText ?? most)
    if (prefix < least || prefix > most)
      throw new SettingError(name, `网段「${one.trim()}」过宽或有误，前缀应为 ${least} 到 ${most}`)
    return { address, prefix }
  })
}
