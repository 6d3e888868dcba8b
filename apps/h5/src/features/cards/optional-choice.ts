import type { OptionalOffer } from '@yf/contract/optional-benefits'
import { dayText } from '@yf/domain/date-words'

/** What the person wants of one offer: an item, and for whom of the family. */
export interface Wish {
  readonly itemId: string
  readonly userFamilyId: string | null
}

export const isSame = (one: Wish, other: Wish): boolean =>
  one.itemId === other.itemId && one.userFamilyId === other.userFamilyId

/** Whether submitting would change anything. */
export const isChanged = ({ chosen }: OptionalOffer, wishes: readonly Wish[]): boolean =>
  wishes.length !== chosen.length || wishes.some((wish) => !chosen.some((choice) => isSame(choice, wish)))

export const leftToChoose = ({ pick, chosen }: OptionalOffer): number => Math.max(pick - chosen.length, 0)

export const isOpen = ({ status }: OptionalOffer): boolean => status === 1

/** Where the offer stands in time, as people say it. */
export function termOf({ status, openTime, closeTime }: OptionalOffer): { label: string; value: string } {
  if (status === 3) return { label: '开始选择', value: dayText(openTime) }
  return { label: '选择截止', value: status === 1 ? dayText(closeTime) : '已经结束' }
}
