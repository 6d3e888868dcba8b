import type { OfferedCoupon, OwnCoupon } from '@yf/contract/coupons'
import { dayText } from '@yf/domain/date-text'
import { shortDayText } from '@yf/domain/near-days'

/** `2026-12-01 00:00:00` is the end of the day before: people name the last valid day. */
function lastDayOf(end: string): string {
  const [year = 0, month = 1, day = 1] = end.slice(0, 10).split('-').map(Number)
  const isMidnight = end.slice(11) === '00:00:00'
  const at = new Date(Date.UTC(year, month - 1, isMidnight ? day - 1 : day))
  return at.toISOString()
}

/** Without the year, because it is taken now or soon. */
export const takeTerm = (takeUntil: string): string => `${shortDayText(lastDayOf(takeUntil))}前可领`

export const ownTerm = ({ validFrom, validUntil }: Pick<OwnCoupon, 'validFrom' | 'validUntil'>): string =>
  `${dayText(validFrom)} 至 ${dayText(lastDayOf(validUntil))}`

export function offeredTerm({ validFrom, validUntil, validDays }: OfferedCoupon): string {
  if (validDays !== null) return `领取后 ${validDays} 天内有效`
  return validFrom && validUntil ? ownTerm({ validFrom, validUntil }) : ''
}
