import type { Company, Theme } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { jsonItem, local, rawItem, session } from './item.ts'

/** A login that still asks for something: the guard keeps the person on the login screen (specification §4). */
export interface PendingLogin {
  isBind?: boolean
  verifyPhone?: boolean
  openId?: string
  accessToken?: string
  mobile?: string
}

/** What the head script paints before anything else has loaded, and what the theme starts from. */
export interface CachedTheme {
  companyId: string
  variables: Record<string, string>
  config: Theme
}

const has =
  (...keys: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value)

/** Every key of the app (decisions §3). Nobody else touches localStorage or sessionStorage. */
export const storage = {
  token: rawItem(local, 'yf_token'),
  supply: rawItem(local, 'yf_supply'),
  openIdStatus: rawItem(local, 'yf_openIdStatus'),
  mallToken: rawItem(local, 'yf_mallToken'),
  userInfo: jsonItem<UserInfo>(local, 'yf_userInfo', has()),
  currentCompany: jsonItem<Company>(local, 'yf_currentCompany', has('companyId')),
  theme: jsonItem<CachedTheme>(local, 'yf_theme', has('companyId', 'variables', 'config')),
  elder: rawItem(local, 'yf_elder'),
  pendingLogin: jsonItem<PendingLogin>(session, 'yf_pendingLogin', has()),
  mallRetried: rawItem(session, 'yf_mallRetried'),
} as const

/** What a person typed and has not sent yet, by form. */
export const draft = <T>(form: string) => jsonItem<T>(local, `yf_draft_${form}`, has())
