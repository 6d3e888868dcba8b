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

type CounsellorPrice = Pick<CounsellorRow, 'priceFen' | 'isCovered' | 'isSold'>

/** The price the member pays; 0 if nothing. */
export const selfFenOf = ({ priceFen, isSold }: CounsellorPrice): number => (isSold === 1 ? priceFen : 0)

/** False if no package covers it, it is not free and it is not sold. */
export const canBook = ({ priceFen, isCovered, isSold }: CounsellorPrice): boolean =>
  priceFen === 0 || isCovered === 1 || isSold === 1

/** The price of a session for the member, as short text. */
export function costText({ priceFen, isCovered }: CounsellorPrice): string {
  if (priceFen === 0) return '免费'
  return isCovered === 1 ? '权益抵扣，0 元' : formatFen(priceFen)
}

/** What pays for a session, as shown before booking. */
export function coverText(offer: CounsellorPrice, rights: RightsLeft): string {
  if (offer.priceFen === 0) return '免费，不占用权益次数'
  if (offer.isCovered === 1 && rights)
    return `使用「${rights.name}」1\u00a0次（剩余\u00a0${rights.left}\u00a0次），您无需付费`
  return offer.isSold === 1
    ? `${formatFen(offer.priceFen)}，由您自己支付`
    : `${formatFen(offer.priceFen)}，所在企业未开通自费预约`
}

/** The cancellation rule for paid sessions, shown before payment. */
export const paidRule = (hours: number): string =>
  `名额为您保留 30 分钟等待付款。开始前 ${hours} 小时以上可以取消或改期，费用原路退回；之后不能取消，未到场费用不退。`
