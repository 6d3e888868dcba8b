import { wechatErrors, type WechatError, type WechatRefusal } from '@yf/partner-contract/wechat'
import type { WechatRefusalReason, WechatTrouble } from './port.ts'

export type Said<T> = { readonly kind: 'said'; readonly body: T } | WechatTrouble

export interface Question {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Makes it a POST. */
  readonly body?: object
}

/** Nothing here is logged: secrets and tokens stand in the address, because WeChat wants them there. */
export async function askWechat<T extends object>(
  baseUrl: string,
  { path, query, body }: Question,
  signal: AbortSignal,
): Promise<Said<T>> {
  const url = new URL(baseUrl + path)
  url.search = new URLSearchParams(query).toString()
  const init: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {}
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    return outcomeOf<T>(response.status, await response.text())
  } catch {
    return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
  }
}

const troubled = { kind: 'unavailable', reason: 'troubled' } as const

function outcomeOf<T extends object>(status: number, text: string): Said<T> {
  const body = readObject(text) as (T & Partial<WechatRefusal>) | null
  if (status !== 200 || body === null) return troubled
  const { errcode = 0 } = body
  if (errcode === 0) return { kind: 'said', body }
  if (errcode === wechatErrors.systemBusy.code) return troubled
  return { kind: 'refused', reason: reasonOf.get(errcode) ?? 'setup', providerCode: errcode }
}

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

const reasons: Readonly<Partial<Record<WechatError, WechatRefusalReason>>> = {
  invalidCode: 'badCode',
  codeUsed: 'badCode',
  codeMissing: 'badCode',
  codeExpired: 'badCode',
  invalidCredential: 'badToken',
  invalidToken: 'badToken',
  tokenExpired: 'badToken',
  dailyQuota: 'tooOften',
  minuteQuota: 'tooOften',
}

const reasonOf = new Map(
  Object.entries(reasons).map(([name, reason]) => [wechatErrors[name as WechatError].code as number, reason]),
)
