import type { consultationCalls } from '@yf/contract/consultation'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { hasDoctorEquity } from '#features/equity/public.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import { accountOf, phoneOf } from '#features/identity/public.ts'

/** For companies that use the hospital's own page: a code that signs the person in there. */
export const authCode = inSteps<typeof consultationCalls.authCode>(async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  if (!(await hasDoctorEquity(ctx.db, membership, ctx.clock.now()))) return refuse('noDoctorEquity')
  const [person, phone] = await Promise.all([
    accountOf(ctx.db, accountId),
    phoneOf(ctx.db, ctx.cipher, accountId),
  ])
  if (!person || !phone) return refuse('notFound')
  const outcome = await ctx.partners.jinli.authCode({ memberNo: accountId, name: person.name, phone })
  const url = outcome.kind === 'code' ? allowedDestination(outcome.url, ctx.settings)?.url : undefined
  if (outcome.kind === 'code' && url) return answer({ authCode: outcome.code, url: url.href })
  ctx.log.warn({ outcome: outcome.kind }, 'no code of the hospital')
  return refuse('hospitalUnreachable')
})
