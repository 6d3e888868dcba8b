import { issuerOf } from '@yf/ocr/fields/bank-of-card'
import { bankByName } from '@yf/domain/banks'

export interface Issuer {
  readonly code: string
  readonly name: string
  readonly kind: string
}

/** By the full number; null if no bank issues such numbers. */
export const bankOfNumber = (number: string): Issuer | null => {
  const found = issuerOf(number)
  return found && { code: bankByName(found.bank)?.code ?? '', name: found.bank, kind: found.kind }
}

/** The lengths of Chinese card numbers, most common first. */
const lengths = [19, 16, 18, 17]

/**
 * By the first digits only. They are padded to full numbers in several ways; if these belong to different banks, the
 * answer is null.
 */
export function bankOfBeginning(digits: string): Issuer | null {
  const found = lengths.flatMap((length) =>
    ['0', '4', '9'].flatMap((filler) => bankOfNumber(digits.padEnd(length, filler)) ?? []),
  )
  const [first] = found
  if (!first || found.some(({ name }) => name !== first.name)) return null
  return found.every(({ kind }) => kind === first.kind) ? first : { ...first, kind: '' }
}

/**
 * Claims are paid to accounts: a credit card would treat the sum as a repayment, and a prepaid card cannot receive
 * it.
 */
export const kindFault = (kind: string): string | null =>
  kind === '信用卡' || kind === '预付费卡' ? `理赔款不能打入${kind}，请换一张储蓄卡` : null
