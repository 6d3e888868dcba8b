import { ageOn } from '../dates.ts'
import { isKnownGender, type Gender } from '../gender.ts'

/** Marital status, which with gender and age decides which package fits. */
export const marriages = { single: '未婚', married: '已婚' } as const
export type Marriage = keyof typeof marriages

export interface ExamineeData {
  readonly name: string
  readonly gender: Gender
  readonly birth: string | null
  readonly certificateNumber: string | null
}

/** The data that an institution still needs to identify the person, as text. */
export function missingOf({ name, gender, birth, certificateNumber }: ExamineeData): string[] {
  return [
    ...(name ? [] : ['姓名']),
    ...(certificateNumber ? [] : ['证件号码']),
    ...(isKnownGender(gender) ? [] : ['性别']),
    ...(birth ? [] : ['出生日期']),
  ]
}

/** An adult has their own reports. */
export const isAdult = (birth: string | null, day: string): boolean =>
  birth !== null && ageOn(birth, day) >= 18
