import type { wechatCalls } from '@yf/contract/wechat'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { resolveSession } from '#platform/session/sessions.ts'
import { accountBySubject, subjectOf } from '#features/identity/public.ts'
import { prove } from './prove.ts'
import { appIdFor, bondOf, provider } from './rules.ts'
import { keepVisit } from './store.ts'

export const exchangeCode = inSteps<typeof wechatCalls.exchangeCode>(async ({ code, supply }, ctx) => {
  const { settings, partners, db, clock } = ctx
  const proven = await prove(ctx, code, () =>
    partners.wechat.identify(appIdFor(settings.wechat, supply), code),
  )
  if (proven.kind === 'refused') return proven
  const { openId } = proven.visitor
  const caller = await callerOf(ctx)
  const owner = await accountBySubject(db, { provider, subject: openId })
  const own = caller === null ? null : await subjectOf(db, caller, provider)
  const bond = bondOf({ owner: owner?.id ?? null, caller, hasOther: own !== null && own !== openId })
  const ticket = await keepVisit(db, { openId, accountId: caller }, clock.now())
  return answer({ openId, ...bond, access_token: ticket })
})

/** An expired session counts as anonymous: the code comes from WeChat and is useful without a session. */
async function callerOf({ db, clock, bearer }: CallContext): Promise<string | null> {
  const found = bearer === null ? null : await resolveSession(db, clock, bearer)
  return found?.kind === 'current' ? found.caller.accountId : null
}
