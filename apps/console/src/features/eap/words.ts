import { counsellingFields, counsellingLanguages, counsellingWays } from '@yf/domain/counselling'

const choicesOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  (Object.entries(names) as [Key, string][]).map(([value, label]) => ({ value, label }))

type Way = keyof typeof counsellingWays

export const wayName = (way: Way): string => counsellingWays[way].name
export const wayNames = (ways: readonly Way[]): string => ways.map(wayName).join('、')

export const fieldChoices = choicesOf(counsellingFields)
export const languageChoices = choicesOf(counsellingLanguages)
export const wayChoices = (Object.keys(counsellingWays) as Way[]).map((value) => ({
  value,
  label: wayName(value),
}))
