/** As stored and sent; 0 where neither a certificate nor the member said it. */
export const genders = { unknown: 0, male: 1, female: 2 } as const
export type Gender = (typeof genders)[keyof typeof genders]
export type KnownGender = Exclude<Gender, 0>

export const genderNames: Readonly<Record<Gender, string>> = { 0: '未知', 1: '男', 2: '女' }

export const isKnownGender = (gender: Gender | null): gender is KnownGender =>
  gender === genders.male || gender === genders.female
