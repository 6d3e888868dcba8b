import type { Company, Theme } from '@yf/contract/company'
import type { MallLogin } from '@yf/contract/handoff'
import type { UserInfo } from '@yf/contract/identity'
import { jsonItem, local, rawItem, session } from './item.ts'

/** A login that still needs a step: the guard keeps the person on the login screen (specification §4). */
export interface PendingLogin {
  isBind?: boolean
  verifyPhone?: boolean
  /** The identity is proven, but the person has not accepted the agreements yet. */
  needConsent?: boolean
  maskedName?: string
  /** Authorises only the call that completes the login. */
  token?: string
  /** Masked, if the account is already known. */
  mobile?: string
}

/** A trip to a provider's authorise page. A response without this state is not ours (login CSRF). */
export interface OauthTrip {
  state: string
  purpose: OauthPurpose
  /** The page to return to. */
  place: string
}

/** A trip to the cashier: the page that it returns to is already in the history right before it. */
export interface CashierTrip {
  readonly backTo: string
  /** The history length with that page as the last entry. */
  readonly at: number
}

export type OauthPurpose = 'visit' | 'login' | 'workChat'

/** The WeChat identity and our ticket to bind it. */
export interface WechatVisit {
  openId: string
  accessToken: string
  isBind: boolean
}

/** An event that has not been sent to the server yet. */
export interface UnsentEvent {
  kind: 'page' | 'event'
  name: string
  at: number
  key: string
  /** Its owner; an event without one belongs to the next member who logs in. */
  owner: string | null
  companyId: string | null
}

/** Painted by the head script before anything else has loaded; the theme starts from it. */
export interface CachedTheme {
  companyId: string
  variables: Record<string, string>
  /** Absent in data of an older release. */
  tabs?: readonly { readonly name: string; readonly icon: string }[]
  /** The picture of the home page's first banner, as last shown. */
  banner?: string | null
  config: Theme
}

/** Checks that the stored value is a record with these keys. */
export const has =
  (...keys: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value)

/**
 * The storage keys of the app (decisions §3), together with those of `later-storage.ts` that no first screen reads.
 * No other module uses localStorage or sessionStorage.
 */
export const storage = {
  token: rawItem(local, 'yf_token'),
  supply: rawItem(local, 'yf_supply'),
  openIdStatus: rawItem(local, 'yf_openIdStatus'),
  mallToken: rawItem(local, 'yf_mallToken'),
  /** Data for the mall's pages from the sign-on, passed to them with the member. */
  mallStorage: jsonItem<MallLogin['storage']>(local, 'yf_mallStorage', has('key', 'value')),
  /** The mall page requested when the sign-on began. */
  mallUrl: rawItem(session, 'yf_mallUrl'),
  /** The member has left for the provider's cashier. */
  cashier: jsonItem<CashierTrip>(session, 'yf_cashier', has('backTo', 'at')),
  userInfo: jsonItem<UserInfo>(local, 'yf_userInfo', has()),
  currentCompany: jsonItem<Company>(local, 'yf_currentCompany', has('companyId')),
  theme: jsonItem<CachedTheme>(local, 'yf_theme', has('companyId', 'variables', 'config')),
  elder: rawItem(local, 'yf_elder'),
  /** Identifies this phone at a login; it belongs to the phone and survives sessions. */
  device: rawItem(local, 'yf_device'),
  /** The carbon balance of each company that a pop-up has announced. */
  carbonSeen: jsonItem<Readonly<Record<string, number>>>(local, 'yf_carbonSeen', has()),
  pendingLogin: jsonItem<PendingLogin>(session, 'yf_pendingLogin', has()),
  oauthTrip: jsonItem<OauthTrip>(session, 'yf_oauthTrip', has('state', 'purpose', 'place')),
  wechatVisit: jsonItem<WechatVisit>(session, 'yf_wechatVisit', has('openId', 'accessToken')),
  wechatDeclined: rawItem(session, 'yf_wechatDeclined'),
  unsent: jsonItem<UnsentEvent[]>(local, 'yf_unsent', Array.isArray),
} as const

/** Unsent input of a member, by form. */
export const draft = <T>(form: string) => jsonItem<T>(local, `yf_draft_${form}`, has())
