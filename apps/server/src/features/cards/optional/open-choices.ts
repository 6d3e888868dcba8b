import { daysBetween, shanghaiDay } from '@yf/domain/dates'
import type { OpenSource } from '#features/agenda/public.ts'
import { choicesOf, offersOf } from './store.ts'
import { stateOf } from './dto.ts'

const endText = (days: number) => (days <= 0 ? '今天截止' : days === 1 ? '明天截止' : `还剩 ${days} 天`)

/** The choices that an employee has left: they lapse after the deadline. */
export const openChoices: OpenSource = async (ctx, { companyId, isFamily }) => {
  if (isFamily) return []
  const now = ctx.clock.now()
  const offers = (await offersOf(ctx.db, companyId, now)).filter((offer) => stateOf(offer, now) === 1)
  const choices = await choicesOf(
    ctx.db,
    companyId,
    offers.map(({ id }) => id),
    ctx.caller.accountId,
  )
  return offers.flatMap(({ id, title, pick, closes_at, audience }) => {
    const left = pick - choices.filter(({ offer_id }) => offer_id === id).length
    if (left <= 0) return []
    const days = daysBetween(shanghaiDay(now), shanghaiDay(closes_at))
    return {
      kind: 'benefitToChoose' as const,
      id,
      at: closes_at,
      title,
      fact: `${endText(days)} · 还可选 ${left} 项`,
      path: `/yfCards/optional?who=${audience}`,
    }
  })
}
