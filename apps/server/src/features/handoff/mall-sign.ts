import type { handoffCalls } from '@yf/contract/handoff'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { phoneOf } from '#features/identity/public.ts'
import { mallSignature, signLifeMs, signsPerMember } from './rules.ts'
import { keepSign } from './store.ts'

export const mallSign: RunCallHandler<typeof handoffCalls.mallSign> = async ({ echoStr }, ctx) => {
  const { accountId, tokenHash } = ctx.caller
  const verdict = await ctx.limits.take('mall-sign', accountId, signsPerMember)
  if (!verdict.allowed) return refuse('tooOften')
  const phone = await phoneOf(ctx.db, ctx.cipher, accountId)
  if (!phone) return refuse('notFound')
  const isNew = await keepSign(ctx.db, {
    account_id: accountId,
    echo_hash: hashOf(echoStr),
    session_hash: tokenHash,
    expires_at: new Date(ctx.clock.now().getTime() + signLifeMs),
    used_at: null,
  })
  if (!isNew) return refuse('mallSignSpent')
  const { mall } = ctx.settings
  return answer({ appKey: mall.appKey, sign: mallSignature(mall, { echoStr, phone }) })
}
