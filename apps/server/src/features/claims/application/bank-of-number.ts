import { issuerOf } from '@yf/ocr/fields/bank-of-card'
import { bankByName } from '@yf/domain/banks'

export interface Issuer {
  readonly code: string
  readonly name: string
  readonly kind: string
}

/** By the whole number; null where no bank issues such numbers. */
export const bankOfNumber = (number: string): Issuer | null => {
  const found = issuerOf(number)
  return found && { code: bankByName(found.bank)?.code ?? '', name: found.bank, kind: found.kind }
}

/** The lengths that Chinese cards have, the most usual first. */
const lengths = [19, 16, 18, 17]

/**
 * By the first digits alone. They are filled up to whole numbers in several ways, and where these would be of different
 * banks, nothing is said.
 */
export function bankOfBeginning(digits: string): Issuer | null {
  const found = lengths.flatMap((length) =>
    ['0', '4', '9'].flatMap((filler) => bankOfNumber(digits.padEnd(length, filler)) ?? []),
  )
  const [first] = found
  if (!first || found.some(({ name }) => name !== first.name)) return null
  return found.every(({ kind }) => kind === first.kind) ? first : { ...first, kind: '' }
}

/** Claims are paid into accounts: a credit card would take it as a repayment, a prepaid one not at all. */
export const kindFault = (kind: string): string | null =>
  kind === '信用卡' || kind === '预付费卡' ? `理赔款不能打入${kind}，请换一张储蓄卡` : null
