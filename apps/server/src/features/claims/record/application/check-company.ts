import type { claimCalls } from '@yf/contract/claims'
import type { Output } from '@yf/contract/call'
import { companyGate, openingNotice } from '@yf/domain/claim-gate'
import { shanghaiDay } from '@yf/domain/dates'
import { isSiteName } from '@yf/domain/handoff'
import type { CallContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { isInArrears, requireMembership } from '#features/company/public.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import type { Settings } from '#platform/settings.ts'
import { ruleOf } from '../rule-of.ts'

export const checkCompany: RunCallHandler<typeof claimCalls.checkCompany> = async (
  { accountId, companyId },
  ctx,
) => {
  const isCaller = accountId === ctx.caller.accountId
  if (!isCaller || !(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const check = await companyCheck(ctx, companyId)
  if (check.redirectUrl && !canOpenClaims(check.redirectUrl, ctx.settings)) {
    ctx.log.warn({ companyId }, 'claims of a company lead to an address that is not on the allow list')
    return refuse('claimSiteUnreachable')
  }
  return answer(check)
}

/** The same check for calls that bypass the first screen, such as a link or an old page. */
export async function companyRefusal(
  ctx: Pick<CallContext, 'db' | 'clock'>,
  companyId: string,
): Promise<RefusedCall<'claimClosed'> | null> {
  const gate = companyGate(await companyCheck(ctx, companyId))
  if (gate.outcome === 'open') return null
  return refuse('claimClosed', gate.outcome === 'redirect' ? elsewhere : gate.message)
}

const arrears = '贵公司保费尚未结清，暂不能申请理赔，请联系企业人力资源'
const elsewhere = '贵公司的理赔在专属网站办理，请从首页的理赔入口进入'

async function companyCheck(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  companyId: string,
): Promise<Output<typeof claimCalls.checkCompany>> {
  const [rule, owes] = await Promise.all([ruleOf(db, companyId), isInArrears(db, companyId)])
  const opens = rule.opens_on !== null && rule.opens_on > shanghaiDay(clock.now()) ? rule.opens_on : null
  return {
    redirectUrl: rule.redirect_url,
    claimStartTime: opens,
    isArrears: owes ? 1 : 0,
    message: opens ? openingNotice(opens) : owes ? arrears : '',
    chinaLifeCity: rule.china_life_city,
  }
}

/** A partner's site, or an address on the allow list. */
export function canOpenClaims(address: string, settings: Settings): boolean {
  const site = /^site:(\w+)(\/[\w/.-]*)?$/.exec(address)?.[1]
  return site === undefined ? allowedDestination(address, settings) !== null : isSiteName(site)
}
