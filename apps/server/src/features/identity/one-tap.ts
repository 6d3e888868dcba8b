import type { identityCalls } from '@yf/contract/identity'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { networkOf } from '#platform/network.ts'
import { createSession } from './create-session.ts'
import { oneTapsPerNetwork } from './rules.ts'
import { accountByPhone } from './store.ts'

export const oneTapToken = inSteps<typeof identityCalls.oneTapToken>(async ({ url, origin }, ctx) => {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    return badInput('origin', '页面来源格式不正确')
  if (!URL.canParse(url) || new URL(url).origin !== origin) return badInput('url', '页面地址格式不正确')
  if (await isTooOften(ctx)) return refuse('oneTapFailed')
  const outcome = await ctx.partners.oneTap.authorise({ url: `${origin}/`, origin })
  if (outcome.kind === 'authorised')
    return answer({
      accessToken: outcome.accessToken,
      jwtToken: outcome.jwtToken,
      sdkUrl: ctx.settings.oneTap.sdkUrl,
    })
  logFailure(ctx, outcome)
  return refuse('oneTapFailed')
})

/** Every failure has the same message (specification §8): the code is always available. */
export const oneTapLogin = inSteps<typeof identityCalls.oneTapLogin>(async ({ spToken, ...entry }, ctx) => {
  if (await isTooOften(ctx)) return refuse('oneTapFailed')
  const outcome = await ctx.partners.oneTap.phoneOf(spToken)
  if (outcome.kind !== 'phone') {
    logFailure(ctx, outcome)
    return refuse('oneTapFailed')
  }
  return ctx.transaction(async (ctx) => {
    const account = await accountByPhone(ctx.db, ctx.cipher, outcome.phone)
    return account ? createSession(ctx, account, entry) : refuse('oneTapFailed')
  })
})

/** The carrier charges for each number. */
const isTooOften = async ({ limits, address }: CallContext) =>
  !(await limits.take('one-tap', networkOf(address), oneTapsPerNetwork)).allowed

type Failure = { readonly kind: 'refused'; readonly providerCode: string } | { readonly kind: 'unavailable' }

function logFailure({ log }: CallContext, failure: Failure): void {
  const why = failure.kind === 'refused' ? { providerCode: failure.providerCode } : failure
  log.warn(why, 'the one-tap provider did not answer with a number')
}
