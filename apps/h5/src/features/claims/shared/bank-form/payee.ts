import { bankNumberFault } from '@yf/domain/bank-card'

/** A new card while the member types it. */
export interface PayeeFields {
  readonly holderName: string
  /** Digits only. */
  readonly cardNo: string
  readonly bankCode: string
  readonly province: string
  readonly city: string
  readonly branch: string
}

export type PayeeFaults = Partial<Record<keyof PayeeFields, string>>

export const emptyPayee: PayeeFields = {
  holderName: '',
  cardNo: '',
  bankCode: '',
  province: '',
  city: '',
  branch: '',
}

/** The value for "none of the stored cards". */
export const newCard = 'new'

export const longestNumber = 19
export const longestBranch = 60

export function payeeFaults({ holderName, cardNo, bankCode, province, city }: PayeeFields): PayeeFaults {
  const faults: PayeeFaults = {}
  if (holderName === '') faults.holderName = '请选择持卡人'
  const wrongNumber = bankNumberFault(cardNo)
  if (wrongNumber) faults.cardNo = wrongNumber
  if (bankCode === '') faults.bankCode = '请选择开户银行'
  if (province === '') faults.province = '请选择开户省份'
  if (city === '') faults.city = '请选择开户城市'
  return faults
}

/** The preselected card: that of the case, otherwise the first stored one, otherwise a new one. */
export function firstChoice(cards: readonly { id: string }[], chosenId: string | null): string {
  const chosenCard = cards.find(({ id }) => id === chosenId) ?? cards[0]
  return chosenCard?.id ?? newCard
}
