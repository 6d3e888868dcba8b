import { daysLeftText } from '@yf/domain/benefit-radar'
import { fromMoment } from '@yf/domain/dates'
import { endingDays } from '@yf/domain/open-matters'
import { mostOfOne, type OpenSource } from '#features/agenda/public.ts'
import { radarItems } from './items.ts'
import { isRadarOn } from './switch-store.ts'

/** Benefits of the radar that end soon; members who have switched the radar off do not see them here either. */
export const openBenefits: OpenSource = async (ctx, membership) => {
  if (!(await isRadarOn(ctx.db, ctx.caller.accountId))) return []
  const items = await radarItems(ctx, membership)
  return items
    .filter(({ kind, daysLeft }) => kind === 'package' && daysLeft <= endingDays)
    .slice(0, mostOfOne)
    .map(({ id, name, userName, leftText, endTime, daysLeft }) => ({
      kind: 'benefitEnding',
      id,
      at: fromMoment(endTime),
      title: userName === null ? name : `${name}（${userName}）`,
      fact: `${daysLeftText(daysLeft)} · ${leftText}`,
      path: `/yfCards/${id}`,
    }))
}
