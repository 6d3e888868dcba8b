import { cards, validateCardInfo } from 'bankcard'
import type { Random } from '../random.ts'

export interface InventedCard {
  readonly number: string
  readonly bank: string
  readonly bankCode: string
  /** 储蓄卡, 信用卡 … */
  readonly kind: string
}

/** The digit that makes the Luhn sum end in zero. */
export function luhnDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

const common = new Set('ICBC ABC BOC CCB COMM PSBC CMB CITIC CEB SPDB CIB CMBC GDB SPABANK HXBANK'.split(' '))

/** A real BIN followed by generated digits, which must not begin like another bank's longer BIN. */
export function inventCard(random: Random, accepts: (length: number, kind: string) => boolean): InventedCard {
  const isCommon = random.chance(0.75)
  const rows = cards.filter(
    (row) =>
      accepts(row.len, row.cardType) &&
      row.len >= 16 &&
      row.cardBin.startsWith('62') &&
      common.has(row.bankCode) === isCommon,
  )
  for (;;) {
    const row = random.pick(rows)
    const body = row.cardBin + random.digits(row.len - row.cardBin.length - 1)
    const number = body + luhnDigit(body)
    const found = validateCardInfo(number).cardInfo as { bankCode: string } | null
    if (found?.bankCode !== row.bankCode) continue
    return { number, bank: row.bankName, bankCode: row.bankCode, kind: row.cardTypeName }
  }
}
