import { genderNames, genders, type KnownGender } from '@yf/domain/gender'

export const genderOptions: readonly { value: KnownGender; label: string }[] = [
  { value: genders.male, label: genderNames[genders.male] },
  { value: genders.female, label: genderNames[genders.female] },
]
