import type { hospitalCalls } from '@yf/contract/hospital'
import { shanghaiDay } from '@yf/domain/dates'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { hasDoctorEquity } from '#features/equity/public.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import { accountOf, phoneOf } from '#features/identity/public.ts'
import { creditCarbonAction } from '#features/points/public.ts'
import { diseaseLabel } from './store.ts'

const blocked = '互联网医院暂停了您的就诊账号，请联系在线客服'

/** Only the person's own login link, and only with a doctor equity to use there. */
export const jinliLogin = inSteps<typeof hospitalCalls.jinliLogin>(async (input, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, input.companyId)
  if (!membership) return refuse('notFound')
  if (!(await hasDoctorEquity(ctx.db, membership, ctx.clock.now()))) return refuse('noDoctorEquity')
  const [person, phone] = await Promise.all([
    accountOf(ctx.db, accountId),
    phoneOf(ctx.db, ctx.cipher, accountId),
  ])
  if (!person || !phone) return refuse('notFound')
  const symptom = input.labelId ? await diseaseLabel(ctx.db, input.labelId) : undefined
  if (input.labelId && !symptom) return refuse('notFound')

  const target = input.target ?? 'consult'
  const outcome = await ctx.partners.jinli.loginLink({
    memberNo: accountId,
    name: person.name,
    phone,
    target,
    symptom,
  })
  if (outcome.kind === 'link') {
    const url = allowedDestination(outcome.url, ctx.settings)?.url
    if (url) {
      // Consulting a doctor from home saves one trip a day, however often the page is opened.
      const of = shanghaiDay(ctx.clock.now())
      if (target === 'consult')
        await creditCarbonAction(ctx, { companyId: input.companyId, accountId, action: 'consultation', of })
      return answer({ url: url.href })
    }
    ctx.log.warn('the hospital answered an address that is not on the allow list')
    return refuse('hospitalUnreachable')
  }
  ctx.log.warn({ outcome }, 'no login link of the hospital')
  if (outcome.kind === 'refused' && outcome.reason === 'blocked')
    return refuse('hospitalUnreachable', blocked)
  return refuse('hospitalUnreachable')
})
