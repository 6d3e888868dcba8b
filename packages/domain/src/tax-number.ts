/**
 * 纳税人识别号. Today it is the 统一社会信用代码 of GB 32100-2015: 18 characters, of which positions 9 to 17 are the
 * organisation code with its own check digit (GB 11714) and the last checks all. Earlier ones had 15 (region and
 * organisation code), and 17, 18 or 20 for sole traders by their certificate: old documents still show those.
 */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const

const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2] as const

/** Digits and letters without spaces, as printed on documents. */
export const plainTaxNumber = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** The last of the 18 characters, from the first 17; null where those cannot begin a code. */
export function creditCodeCheck(code: string): string | null {
  let sum = 0
  for (let at = 0; at < weights.length; at += 1) {
    const value = alphabet.indexOf(code[at] ?? ' ')
    if (value < 0) return null
    sum += value * weights[at]!
  }
  return alphabet[(31 - (sum % 31)) % 31]!
}

/** The last of an organisation's nine (GB 11714): X stands for ten. */
export function organisationCheck(first8: string): string | null {
  let sum = 0
  for (let at = 0; at < organisationWeights.length; at += 1) {
    const character = first8.charAt(at)
    if (!/[0-9A-Z]/.test(character)) return null
    sum += Number.parseInt(character, 36) * organisationWeights[at]!
  }
  const check = 11 - (sum % 11)
  return check === 10 ? 'X' : check === 11 ? '0' : String(check)
}

export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false
  return creditCodeCheck(text) === text[17]
}

/** Six digits of a region, then an organisation code. */
export const isOldTaxNumber = (text: string): boolean =>
  /^[1-6]\d{5}[0-9A-Z]{8}[0-9X]$/.test(text) && organisationCheck(text.slice(6, 14)) === text[14]

export function taxNumberFault(text: string): string | null {
  const number = plainTaxNumber(text)
  if (number === '') return '请填写纳税人识别号'
  if (number.length === 18) return isCreditCode(number) ? null : '纳税人识别号不正确，请核对是否有输错的字符'
  if (number.length === 15)
    return isOldTaxNumber(number) ? null : '纳税人识别号不正确，请核对是否有输错的字符'
  return '纳税人识别号应为18位统一社会信用代码，或15位旧税号'
}
