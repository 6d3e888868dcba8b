/** Resident identity-card numbers: 17 digits and a check character (GB 11643). */

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** The eighteenth character that the first seventeen ask for. */
export function checkCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return checkCharacters[sum % 11] ?? ''
}

export function isCertificateNumber(number: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false
  return isCalendarDay(birthOf(number)) && checkCharacter(number) === number[17]
}

/** YYYY-MM-DD of a number that was checked. */
export const birthOf = (number: string): string =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`

/** 1 male, 2 female: the seventeenth digit is odd for men. */
export const genderOf = (number: string): 1 | 2 => (Number(number[16]) % 2 === 1 ? 1 : 2)

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
