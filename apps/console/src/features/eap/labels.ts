import { counsellingFields, counsellingLanguages, counsellingWays } from '@yf/domain/counselling'

const choicesOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  (Object.entries(names) as [Key, string][]).map(([value, label]) => ({ value, label }))

type CounsellingWay = keyof typeof counsellingWays

export const wayName = (way: CounsellingWay): string => counsellingWays[way].name
export const wayNames = (ways: readonly CounsellingWay[]): string => ways.map(wayName).join('、')

export const fieldChoices = choicesOf(counsellingFields)
export const languageChoices = choicesOf(counsellingLanguages)
export const wayChoices = (Object.keys(counsellingWays) as CounsellingWay[]).map((value) => ({
  value,
  label: wayName(value),
}))
