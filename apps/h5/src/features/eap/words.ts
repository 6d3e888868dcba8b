import type { CounsellorRow } from '@yf/contract/eap'
import type { Rating, RightsLeft } from '@yf/contract/eap-shapes'
import {
  counsellingFields,
  counsellingLanguages,
  counsellingWays,
  type CounsellingField,
  type CounsellingLanguage,
  type CounsellingWay,
} from '@yf/domain/counselling'
import { formatFen } from '@yf/domain/money'

export const wayName = (way: CounsellingWay): string => counsellingWays[way].name
export const wayNames = (ways: readonly CounsellingWay[]): string => ways.map(wayName).join('、')
export const fieldName = (field: CounsellingField): string => counsellingFields[field]
export const languageNames = (languages: readonly CounsellingLanguage[]): string =>
  languages.map((language) => counsellingLanguages[language]).join('、')

/** 4.9 分 · 128 条评价 */
export const ratingText = ({ stars, count }: Rating): string =>
  stars === null ? '暂无评价' : `${stars.toFixed(1)} 分 · ${count} 条评价`

type Priced = Pick<CounsellorRow, 'priceFen' | 'isCovered'>

/** Without a package that pays for it, and not free: there is no way to book it yet. */
export const canBook = ({ priceFen, isCovered }: Priced): boolean => priceFen === 0 || isCovered === 1

/** What a session costs the person, in a few words. */
export function costText({ priceFen, isCovered }: Priced): string {
  if (priceFen === 0) return '免费'
  return isCovered === 1 ? '权益抵扣，0 元' : formatFen(priceFen)
}

/** What pays for a session, as it is said before booking. */
export function coverText(offer: Priced, rights: RightsLeft): string {
  if (offer.priceFen === 0) return '免费，不占用权益次数'
  if (offer.isCovered === 1 && rights)
    return `使用「${rights.name}」1 次（剩余 ${rights.left} 次），您无需付费`
  return `${formatFen(offer.priceFen)}，暂不支持自费预约`
}
