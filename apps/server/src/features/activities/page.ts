import type { activityCalls, ActivityPage } from '@yf/contract/activities'
import { emptyOdds } from '@yf/domain/activity'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { promotionStatus } from '#features/adverts/public.ts'
import { requireMembership } from '#features/company/public.ts'
import { rulesOn } from '#features/points/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { chancesOf } from './chances.ts'
import { drawsOf } from './draw-store.ts'
import { openPrizes, prizesFor, type PrizeFor } from './prizes-for.ts'
import { activitiesFor, activityFor, type Activity, type DrawRow } from './store.ts'

export const exist: RunCallHandler<typeof activityCalls.exist> = async ({ companyId, id, layout }, ctx) => {
  const nothing = answer({ isThere: 0 as const, id: null, layout: null })
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return nothing
  const now = ctx.clock.now()
  const found = id
    ? await activityFor(ctx.db, companyId, id)
    : (await activitiesFor(ctx.db, companyId)).find(
        ({ row, promotion }) =>
          promotionStatus(promotion, now) === 2 && (layout === undefined || row.layout === layout),
      )
  return found ? answer({ isThere: 1 as const, id: found.row.id, layout: found.row.layout }) : nothing
}

export const running: RunCallHandler<typeof activityCalls.running> = async ({ companyId }, ctx) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const now = ctx.clock.now()
  const all = await activitiesFor(ctx.db, companyId)
  return answer(all.map((activity) => headOf(activity, now)).filter(({ status }) => status !== 3))
}

export const page: RunCallHandler<typeof activityCalls.page> = async ({ companyId, id }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const activity = await activityFor(ctx.db, companyId, id)
  if (!activity) return refuse('notFound')
  const prizes = await prizesFor(ctx, { companyId, accountId }, id)
  const { tasks, earned } = await chancesOf(ctx.db, { companyId, accountId }, activity)
  const draws = await drawsOf(ctx.db, { companyId, accountId, activityId: id })
  const points = await rulesOn(ctx.db, companyId, shanghaiDay(ctx.clock.now()))
  const { rules, steps, free_chances, share } = activity.row
  return answer({
    ...headOf(activity, ctx.clock.now()),
    rules,
    steps: [...steps],
    // A task that the company has switched off earns no chance, so the page does not list it.
    tasks: tasks.filter(
      ({ source, doneTimes }) => source === 'signIn' || points.tasks[source].isOn || doneTimes > 0,
    ),
    prizes: prizes.map(toPrizeDto),
    // A used-up prize keeps its tickets, and they win nothing.
    emptyOdds: emptyOdds(openPrizes(prizes)),
    freeChances: free_chances,
    chancesLeft: Math.max(earned - draws.length, 0),
    draws: draws.map(toDrawDto),
    share: { ...share },
  })
}

export const headOf = ({ row, promotion }: Activity, now: Date) => ({
  id: row.id,
  layout: row.layout,
  title: promotion.title,
  summary: promotion.summary,
  picLink: promotion.pic_link,
  startTime: shanghaiMoment(promotion.starts_at),
  endTime: shanghaiMoment(promotion.ends_at),
  status: promotionStatus(promotion, now),
})

function toPrizeDto({
  prize: { id, kind, name, points, odds, how },
  goneNote,
}: PrizeFor): ActivityPage['prizes'][number] {
  const isOpen = goneNote === ''
  return { id, kind, name, points, odds: isOpen ? odds : 0, how, isGone: isOpen ? 0 : 1, goneNote }
}

export const toDrawDto = ({ id, prize, created_at }: DrawRow): ActivityPage['draws'][number] => ({
  id,
  prize: prize && { ...prize },
  createTime: shanghaiMoment(created_at),
})
