import type { LoginAnswer } from '@yf/contract/identity'
import type { wechatCalls } from '@yf/contract/wechat'
import { inSteps } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { accountBySubject, createSessionOrAskConsent, pendLogin } from '#features/identity/public.ts'
import { prove } from './prove.ts'
import { appIdFor, provider } from './rules.ts'

/** A visitor whose WeChat has no account has to enter a phone; its account then gets the WeChat. */
export const loginByCode = inSteps<typeof wechatCalls.loginByCode>(async ({ code, supply }, ctx) => {
  const { settings, partners } = ctx
  const proven = await prove(ctx, code, () =>
    partners.wechat.identify(appIdFor(settings.wechat, supply), code),
  )
  if (proven.kind === 'refused') return proven
  const subject = { provider, subject: proven.visitor.openId }
  const login = await ctx.transaction<LoginAnswer>(async (ctx) => {
    const account = await accountBySubject(ctx.db, subject)
    return account
      ? createSessionOrAskConsent(ctx, account, subject, { supply })
      : pendLogin(ctx, { subject, companyIds: null, needs: 'bind', account: null })
  })
  return answer(login)
})
