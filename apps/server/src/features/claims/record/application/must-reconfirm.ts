import type { claimCalls } from '@yf/contract/claims'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { claimantsOf, type Claimant } from './claimants.ts'

/** The data that a claim needs and that is missing, for the caller and for covered family members. */
export const mustReconfirm: RunCallHandler<typeof claimCalls.mustReconfirm> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const [self, ...family] = await claimantsOf(ctx, ctx.caller.accountId, membership)
  if (!self) return refuse('notFound')
  const gap =
    gapOf(self, '您', '设置 > 证件号') ??
    family
      .filter(({ policies }) => policies.length > 0)
      .map((member) => gapOf(member, member.name, '家庭成员'))
      .find((message) => message !== null)
  return answer({ isNeeded: gap ? 1 : 0, message: gap ?? '' })
}

function gapOf({ certificateNumber, birth }: Claimant, who: string, where: string): string | null {
  if (certificateNumber === null) return `${who}的证件号还没有填写，请到“${where}”补充`
  return birth === null ? `${who}的出生日期还没有填写，请到“${where}”补充` : null
}
