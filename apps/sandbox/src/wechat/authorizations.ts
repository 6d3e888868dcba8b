import type { WechatError, WechatScope } from '@yf/partner-contract/wechat'
import { createMemory } from './memory.ts'

const codeLifeMs = 5 * 60_000
export const userTokenSeconds = 7200

interface Authorization {
  readonly appId: string
  readonly openId: string
  readonly scope: WechatScope
}

interface Code extends Authorization {
  readonly until: number
  isUsed: boolean
}

interface UserToken extends Authorization {
  readonly until: number
}

type AuthorizationResult<T> = { readonly authorization: T } | { readonly error: WechatError }

/** People's grants: a code for the redirect to the site, then a user token. */
export function createAuthorizations(now: () => Date) {
  const codes = createMemory<Code>(24)
  const tokens = createMemory<UserToken>(64)
  return {
    codeFor: (authorization: Authorization): string =>
      codes.add({ ...authorization, until: now().getTime() + codeLifeMs, isUsed: false }),
    ownerOf: (code: string | undefined): string => codes.get(code ?? '')?.openId ?? '',
    /** Works once, even if the exchange then fails. */
    spend(appId: string, code: string | undefined): AuthorizationResult<Authorization> {
      if (!code) return { error: 'codeMissing' }
      const authorization = codes.get(code)
      if (!authorization || authorization.appId !== appId) return { error: 'invalidCode' }
      if (authorization.isUsed) return { error: 'codeUsed' }
      if (authorization.until <= now().getTime()) return { error: 'codeExpired' }
      authorization.isUsed = true
      return { authorization }
    },
    tokenFor: (authorization: Authorization): string =>
      tokens.add({ ...authorization, until: now().getTime() + userTokenSeconds * 1000 }),
    byToken(token: string | undefined, openId: string | undefined): AuthorizationResult<Authorization> {
      if (!token) return { error: 'tokenMissing' }
      const authorization = tokens.get(token)
      if (!authorization) return { error: 'invalidCredential' }
      if (authorization.until <= now().getTime()) return { error: 'tokenExpired' }
      return authorization.openId === openId ? { authorization } : { error: 'invalidOpenId' }
    },
  }
}

export type Authorizations = ReturnType<typeof createAuthorizations>
