import { isDay } from './dates.ts'
import type { KnownGender } from './gender.ts'

/**
 * Certificates that identify a person. Resident identity cards have 17 digits and a check character (GB 11643), and
 * so have the permanent-residence cards of foreigners since December 2023, which begin with 9.
 */
export const certificateKinds = [
  { kind: 'idCard', label: '身份证' },
  { kind: 'passport', label: '护照' },
  { kind: 'hkMacaoPermit', label: '港澳居民来往内地通行证' },
  { kind: 'taiwanPermit', label: '台湾居民来往大陆通行证' },
  { kind: 'foreignerResident', label: '外国人永久居留身份证' },
] as const

export type CertificateKind = (typeof certificateKinds)[number]['kind']

export const certificateLabel = (kind: string): string =>
  certificateKinds.find((one) => one.kind === kind)?.label ?? '证件'

/** The form for storing and comparing: without spaces, in capitals. */
export const tidyCertificate = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/** Why a normalised number cannot be one of this kind, as text for the user; null where it can. */
export function certificateFault(kind: CertificateKind, number: string): string | null {
  if (number === '') return '请输入证件号码'
  return faults[kind](number)
}

const patternFault = (pattern: RegExp, fault: string) => (number: string) =>
  pattern.test(number) ? null : fault

const faults: Readonly<Record<CertificateKind, (number: string) => string | null>> = {
  idCard: (number) => checkedFault(number),
  // Fits the machine-readable line of any country's passport: at most nine characters.
  passport: patternFault(/^(?=.*\d)[A-Z0-9]{5,9}$/, '护照号为5至9位字母和数字，请核对'),
  hkMacaoPermit: patternFault(/^[HM]\d{8}(\d{2})?$/, '通行证号以H或M开头，后跟8位数字，请核对'),
  taiwanPermit: patternFault(/^\d{8}(\d{2})?$/, '通行证号为8位数字，请核对'),
  foreignerResident: (number) => (/^[A-Z]{3}\d{12}$/.test(number) ? null : checkedFault(number, '9')),
}

function checkedFault(number: string, first?: string): string | null {
  if (number.length !== 18) return `证件号码应为18位，当前${number.length}位`
  if (first !== undefined && !number.startsWith(first)) return `证件号码应以${first}开头，请核对`
  return isCertificateNumber(number) ? null : '证件号码有误，请逐位核对'
}

/** The facts that the number contains about the person; null where it contains none. */
export function certificateFacts(
  kind: CertificateKind,
  number: string,
): { readonly birth: string; readonly gender: KnownGender } | null {
  const isChecked = kind === 'idCard' || kind === 'foreignerResident'
  if (!isChecked || !isCertificateNumber(number)) return null
  return { birth: birthOf(number), gender: genderOf(number) }
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** The eighteenth character, computed from the first seventeen. */
export function checkCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return checkCharacters[sum % 11]!
}

export function isCertificateNumber(number: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false
  return isDay(birthOf(number)) && checkCharacter(number) === number[17]
}

/** YYYY-MM-DD of a valid number. */
export const birthOf = (number: string): string =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`

/** 1 male, 2 female: the seventeenth digit is odd for men. */
export const genderOf = (number: string): KnownGender => (Number(number[16]) % 2 === 1 ? 1 : 2)
