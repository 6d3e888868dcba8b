import type { Random } from '../random.ts'
import { compact, type CalendarDay } from '../vocabulary/dates.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** GB 11643: the eighteenth character from the seventeen before it. */
export const checkCharacter = (first17: string): string =>
  checks[weights.reduce((sum, weight, index) => sum + weight * Number(first17[index]), 0) % 11]!

/** Districts that begin with 9901 were never assigned, so the number belongs to nobody. */
export function inventIdNumber(random: Random, birthday: CalendarDay, isMale: boolean): string {
  const order = random.int(0, 49) * 2 + (isMale ? 1 : 0)
  const first17 = `9901${random.digits(2)}${compact(birthday)}${random.int(0, 9)}${String(order).padStart(2, '0')}`
  return first17 + checkCharacter(first17)
}

export const maskedId = (number: string): string => `${number.slice(0, 6)}********${number.slice(-4)}`
