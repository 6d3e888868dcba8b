import type { claimCalls } from '@yf/contract/claims'
import type { ChinaLifeCity } from '#partners/china-life/port.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import { ruleOf } from '../rule-of.ts'
import { applicantOf } from '../people.ts'

const linkTo = (city: ChinaLifeCity) =>
  inSteps<typeof claimCalls.chinaLifeShenzhen>(async ({ companyId }, ctx) => {
    const { accountId } = ctx.caller
    if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
    if ((await ruleOf(ctx.db, companyId)).china_life_city !== city) return refuse('chinaLifeNotOpen')
    const person = await applicantOf(ctx, accountId)
    if (person.certificateNo === '')
      return refuse('cannotClaim', '您还没有绑定证件，请先到“设置 > 证件号”绑定后再打开')

    const { name, certificateKind, certificateNo, phone } = person
    const outcome = await ctx.partners.chinaLife.link(city, { name, certificateKind, certificateNo, phone })
    if (outcome.kind === 'link') {
      const url = allowedDestination(outcome.url, ctx.settings)?.url
      if (url) return answer({ url: url.href })
      ctx.log.warn('the page of China Life is not on the allow list')
      return refuse('chinaLifeUnreachable')
    }
    ctx.log.warn({ outcome }, 'no link of China Life')
    return outcome.kind === 'refused' && outcome.reason === 'notInsured'
      ? refuse('chinaLifeNotInsured')
      : refuse('chinaLifeUnreachable')
  })

export const chinaLifeShenzhen = linkTo('SZ')
export const chinaLifeShanghai = linkTo('SH')
