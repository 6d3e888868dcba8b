import type { Company, Theme } from '@yf/contract/company'
import type { MallLogin } from '@yf/contract/handoff'
import type { UserInfo } from '@yf/contract/identity'
import { jsonItem, local, rawItem, session } from './item.ts'

/** A login that still asks for something: the guard keeps the person on the login screen (specification §4). */
export interface PendingLogin {
  isBind?: boolean
  verifyPhone?: boolean
  /** Everything is proven, and the person has not accepted the agreements yet. */
  needConsent?: boolean
  maskedName?: string
  /** Opens the one call that settles it, and nothing else. */
  token?: string
  /** Masked, where the account is known already. */
  mobile?: string
}

/** A way out to a provider's authorise page. What comes back without this state is not ours (login CSRF). */
export interface OauthTrip {
  state: string
  purpose: OauthPurpose
  /** Where the person was, and will be again. */
  place: string
}

/** A way out to the cashier: the page that it comes back to stands in the history already, right before it. */
export interface CashierTrip {
  readonly backTo: string
  /** How many steps the history had with that page as its last. */
  readonly at: number
}

export type OauthPurpose = 'visit' | 'login' | 'workChat'

/** Who WeChat says this is, and our ticket to bind them. */
export interface WechatVisit {
  openId: string
  accessToken: string
  isBind: boolean
}

/** Something that happened and that the server has not been told yet. */
export interface Noted {
  kind: 'page' | 'event'
  name: string
  at: number
  key: string
  /** Whose it is; nobody's belongs to whoever signs in next. */
  owner: string | null
  companyId: string | null
}

/** What the head script paints before anything else has loaded, and what the theme starts from. */
export interface CachedTheme {
  companyId: string
  variables: Record<string, string>
  /** Absent in what an older release has kept. */
  tabs?: readonly { readonly name: string; readonly icon: string }[]
  /** The picture of the home's first banner, as it was seen last. */
  banner?: string | null
  config: Theme
}

/** What is kept is a record with these keys. */
export const has =
  (...keys: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value)

/**
 * The keys of the app (decisions §3), with those of `later-storage.ts` that no first screen reads. Nobody else touches
 * localStorage or sessionStorage.
 */
export const storage = {
  token: rawItem(local, 'yf_token'),
  supply: rawItem(local, 'yf_supply'),
  openIdStatus: rawItem(local, 'yf_openIdStatus'),
  mallToken: rawItem(local, 'yf_mallToken'),
  /** What the mall's pages keep, as the sign-on gave it: handed to them with the person. */
  mallStorage: jsonItem<MallLogin['storage']>(local, 'yf_mallStorage', has('key', 'value')),
  /** Where in the mall somebody wanted to go when the sign-on began. */
  mallUrl: rawItem(session, 'yf_mallUrl'),
  /** Somebody has left for the provider's cashier. */
  cashier: jsonItem<CashierTrip>(session, 'yf_cashier', has('backTo', 'at')),
  userInfo: jsonItem<UserInfo>(local, 'yf_userInfo', has()),
  currentCompany: jsonItem<Company>(local, 'yf_currentCompany', has('companyId')),
  theme: jsonItem<CachedTheme>(local, 'yf_theme', has('companyId', 'variables', 'config')),
  elder: rawItem(local, 'yf_elder'),
  /** What tells this phone from others at a login; it belongs to the phone and outlives sessions. */
  device: rawItem(local, 'yf_device'),
  /** The carbon balance of each company that a popup has told of. */
  carbonSeen: jsonItem<Readonly<Record<string, number>>>(local, 'yf_carbonSeen', has()),
  pendingLogin: jsonItem<PendingLogin>(session, 'yf_pendingLogin', has()),
  oauthTrip: jsonItem<OauthTrip>(session, 'yf_oauthTrip', has('state', 'purpose', 'place')),
  wechatVisit: jsonItem<WechatVisit>(session, 'yf_wechatVisit', has('openId', 'accessToken')),
  wechatDeclined: rawItem(session, 'yf_wechatDeclined'),
  unsent: jsonItem<Noted[]>(local, 'yf_unsent', Array.isArray),
} as const

/** What a person typed and has not sent yet, by form. */
export const draft = <T>(form: string) => jsonItem<T>(local, `yf_draft_${form}`, has())
