import type { cardCalls } from '@yf/contract/cards'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { radarItems } from './items.ts'
import { isRadarOn, setRadar } from './switch-store.ts'

export const radar: RunCallHandler<typeof cardCalls.radar> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  if (!(await isRadarOn(ctx.db, ctx.caller.accountId))) return answer({ isOn: 0, items: [], totalFen: 0 })
  const items = await radarItems(ctx, membership)
  return answer({ isOn: 1, items, totalFen: items.reduce((sum, item) => sum + item.atRiskFen, 0) })
}

export const switchRadar: RunCallHandler<typeof cardCalls.switchRadar> = async ({ isOn }, ctx) => {
  await setRadar(ctx.db, ctx.caller.accountId, isOn === 1, ctx.clock.now())
  return answer({ isOn }, isOn === 1 ? '已打开到期提醒' : '已关闭到期提醒')
}
