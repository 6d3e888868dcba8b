const shape = /^\d{12,19}$/

/** Bank-card numbers as typed: 12 to 19 digits with a Luhn check digit. */
export function isBankNumber(number: string): boolean {
  if (!shape.test(number)) return false
  let sum = 0
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]) * (at % 2 === 1 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

/** The fault, as text for the member; null where it can be a card. */
export function bankNumberFault(number: string): string | null {
  if (number === '') return '请输入银行卡号'
  if (!shape.test(number)) return `银行卡号为 12 至 19 位数字，当前 ${number.length} 位`
  return isBankNumber(number) ? null : '银行卡号有误，请逐位核对'
}

/** 6222 0200 0000 1234: as printed on the card. */
export const inFours = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
