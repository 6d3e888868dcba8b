import type { WechatError, WechatScope } from '@yf/partner-contract/wechat'
import { createMemory } from './memory.ts'

const codeLifeMs = 5 * 60_000
export const userTokenSeconds = 7200

interface Grant {
  readonly appId: string
  readonly openId: string
  readonly scope: WechatScope
}

interface Code extends Grant {
  readonly until: number
  isUsed: boolean
}

interface UserToken extends Grant {
  readonly until: number
}

type GrantResult<T> = { readonly grant: T } | { readonly error: WechatError }

/** People's grants: a code for the redirect to the site, then a user token. */
export function createGrants(now: () => Date) {
  const codes = createMemory<Code>(24)
  const tokens = createMemory<UserToken>(64)
  return {
    codeFor: (grant: Grant): string =>
      codes.add({ ...grant, until: now().getTime() + codeLifeMs, isUsed: false }),
    ownerOf: (code: string | undefined): string => codes.get(code ?? '')?.openId ?? '',
    /** Works once, even if the exchange then fails. */
    spend(appId: string, code: string | undefined): GrantResult<Grant> {
      if (!code) return { error: 'codeMissing' }
      const grant = codes.get(code)
      if (!grant || grant.appId !== appId) return { error: 'invalidCode' }
      if (grant.isUsed) return { error: 'codeUsed' }
      if (grant.until <= now().getTime()) return { error: 'codeExpired' }
      grant.isUsed = true
      return { grant }
    },
    tokenFor: (grant: Grant): string =>
      tokens.add({ ...grant, until: now().getTime() + userTokenSeconds * 1000 }),
    byToken(token: string | undefined, openId: string | undefined): GrantResult<Grant> {
      if (!token) return { error: 'tokenMissing' }
      const grant = tokens.get(token)
      if (!grant) return { error: 'invalidCredential' }
      if (grant.until <= now().getTime()) return { error: 'tokenExpired' }
      return grant.openId === openId ? { grant } : { error: 'invalidOpenId' }
    },
  }
}

export type Grants = ReturnType<typeof createGrants>
