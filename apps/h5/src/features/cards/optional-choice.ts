import type { OptionalOffer } from '@yf/contract/optional-benefits'
import { dayText } from '@yf/domain/date-text'

/** The member's choice in one offer: an item and the person who uses it. */
export interface OptionalChoice {
  readonly itemId: string
  readonly userFamilyId: string | null
}

export const isSame = (one: OptionalChoice, other: OptionalChoice): boolean =>
  one.itemId === other.itemId && one.userFamilyId === other.userFamilyId

/** Whether submitting would change anything. */
export const isChanged = ({ chosen }: OptionalOffer, wishes: readonly OptionalChoice[]): boolean =>
  wishes.length !== chosen.length || wishes.some((wish) => !chosen.some((choice) => isSame(choice, wish)))

export const leftToChoose = ({ pick, chosen }: OptionalOffer): number => Math.max(pick - chosen.length, 0)

export const isOpen = ({ status }: OptionalOffer): boolean => status === 1

/** The offer's period as display text. */
export function termOf({ status, openTime, closeTime }: OptionalOffer): { label: string; value: string } {
  if (status === 3) return { label: '开始选择', value: dayText(openTime) }
  return { label: '选择截止', value: status === 1 ? dayText(closeTime) : '已经结束' }
}
