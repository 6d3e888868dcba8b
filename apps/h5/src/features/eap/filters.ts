import type { Input } from '@yf/contract/call'
import type { eapCalls } from '@yf/contract/eap'
import { counsellingFields, counsellingLanguages, counsellingWays, freeWhens } from '@yf/domain/counselling'

/** The filters of the counsellor list. */
export type CounsellorFilter = Pick<Input<typeof eapCalls.counsellors>, 'field' | 'way' | 'when' | 'language'>
export type FilterName = keyof CounsellorFilter

interface FilterChoice {
  readonly value: string
  readonly label: string
}

const choicesOf = (names: Readonly<Record<string, string>>): FilterChoice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const ways = Object.entries(counsellingWays).map(([value, { name }]) => ({ value, label: name }))

export const filters: readonly { name: FilterName; label: string; choices: readonly FilterChoice[] }[] = [
  { name: 'field', label: '擅长领域', choices: choicesOf(counsellingFields) },
  { name: 'way', label: '咨询方式', choices: ways },
  { name: 'when', label: '有空时间', choices: choicesOf(freeWhens) },
  { name: 'language', label: '语言', choices: choicesOf(counsellingLanguages) },
]

/** 不限 comes first and removes the filter. */
export const anything = 'any'

export function narrowed(filter: CounsellorFilter, name: FilterName, value: string): CounsellorFilter {
  const { [name]: _, ...others } = filter
  return value === anything ? others : ({ ...others, [name]: value } as CounsellorFilter)
}

export const isNarrowed = (filter: CounsellorFilter): boolean => Object.keys(filter).length > 0
