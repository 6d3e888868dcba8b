import type { Window } from '#platform/limits/limits.port.ts'
import type { Settings } from '#platform/settings.ts'

const minute = 60

export const provider = 'wechat'
export const ticketLifeSeconds = 10 * minute

/** Twice WeChat's own five minutes: after that WeChat refuses the code itself. */
export const codeOnce: Window = { limit: 1, seconds: 10 * minute }
/** Many people share an address on a mobile network, so only failures count. */
export const failuresPerAddress: Window = { limit: 60, seconds: 15 * minute }
export const configsPerAddress: Window = { limit: 1200, seconds: 10 * minute }

export function appIdFor({ accounts }: Settings['wechat'], supply: string | undefined): string {
  const of = (name: string | undefined) => accounts.find((account) => account.supply === name)?.appId
  const appId = of(supply) ?? of('default')
  if (!appId) throw new Error('no official account is set up as default')
  return appId
}

/** Addresses of a developer's own machine and network. */
const nearby = /^(localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/

/** A signature lets a page act under our app id, so only our own pages get one. */
export function isOwnPage(
  address: string,
  { mode, publicOrigin, productionHosts }: Pick<Settings, 'mode' | 'publicOrigin' | 'productionHosts'>,
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, username } = new URL(address)
  if (username || !['http:', 'https:'].includes(protocol)) return false
  if (origin === publicOrigin) return true
  return mode !== 'production' && (productionHosts.includes(hostname) || nearby.test(hostname))
}

export interface BindState {
  readonly isBind: 0 | 1
  readonly isSelfBind: 0 | 1
  readonly message: string
}

interface BindingStatus {
  /** The account that this WeChat belongs to. */
  readonly owner: string | null
  /** The calling account. */
  readonly caller: string | null
  /** Whether the caller's account has another WeChat. */
  readonly hasOther: boolean
}

/** The binding status that the app shows before it offers to bind (specification §4). */
export function bondOf({ owner, caller, hasOther }: BindingStatus): BindState {
  const isBind = owner === null ? 0 : 1
  if (caller === null)
    return { isBind, isSelfBind: 0, message: owner ? '该微信已绑定账号' : '该微信尚未绑定账号' }
  if (owner === caller) return { isBind, isSelfBind: 1, message: '您的账号已绑定该微信' }
  if (owner) return { isBind, isSelfBind: 0, message: '该微信已绑定其他账号，是否换绑到您的账号？' }
  return {
    isBind,
    isSelfBind: 0,
    message: hasOther
      ? '您的账号已绑定其他微信，是否换绑为当前微信？'
      : '您的账号尚未绑定微信，是否绑定当前微信？',
  }
}
