import type { WechatScope } from '@yf/partner-contract/wechat'
import type { Authorizations } from './authorizations.ts'
import { wechatPersonOf } from './people.ts'

/** A site's authorization request to the person, as in the URL of the authorization page. */
export interface AuthorizationRequest {
  readonly appId: string
  readonly redirectUri: string
  readonly scope: WechatScope
  readonly state: string
}

export type AuthorizeQuery = Readonly<Record<string, string | undefined>>

/** WeChat checks the request before it shows anything, and shows errors on the page itself. */
export function readWish(
  query: AuthorizeQuery,
  apps: ReadonlyMap<string, string>,
): AuthorizationRequest | { wrong: string } {
  const { appid: appId = '', redirect_uri: redirectUri = '', scope = '', state = '' } = query
  if (!apps.has(appId)) return { wrong: 'appid 参数错误' }
  if (!URL.canParse(redirectUri) || !/^https?:$/.test(new URL(redirectUri).protocol))
    return { wrong: 'redirect_uri 参数错误' }
  if (query.response_type !== 'code') return { wrong: 'response_type 参数错误' }
  if (scope !== 'snsapi_base' && scope !== 'snsapi_userinfo') return { wrong: 'scope 参数错误' }
  if (!/^[a-zA-Z0-9]{0,128}$/.test(state)) return { wrong: 'state 参数错误：只能是字母和数字，最多 128 个' }
  return { appId, redirectUri, scope, state }
}

/** The redirect URL. A person who declines also returns to the site, but without a code. */
export function wayBack(
  wish: AuthorizationRequest,
  openId: string | undefined,
  authorizations: Authorizations,
): string {
  const back = new URL(wish.redirectUri)
  const person = wechatPersonOf(openId)
  if (person) {
    const { appId, scope } = wish
    back.searchParams.set('code', authorizations.codeFor({ appId, openId: person.openId, scope }))
  }
  back.searchParams.set('state', wish.state)
  return back.href
}
