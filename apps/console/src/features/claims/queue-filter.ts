import type { QueueFilter } from '@yf/contract/queue-shapes'
import { caseStates, type CaseState } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import type { Query } from '#platform/navigation/navigation.ts'

type Address = Readonly<Record<string, string>>

const isVisit = (name: string | undefined): name is VisitType => name !== undefined && name in visitTypes
const isDue = (name: string | undefined): name is 'late' | 'soon' => name === 'late' || name === 'soon'
const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined

const stateOf = (text: string | undefined): CaseState | undefined =>
  Object.values(caseStates).find((state) => String(state) === text)

/** The queue filter from the URL; unknown values are ignored. */
export function filterOf(address: Address): QueueFilter {
  const { company, visit, due, handler, flag } = address
  const state = stateOf(address['state'])
  const minFen = numberOf(address['min'])
  const maxFen = numberOf(address['max'])
  const waitedDays = numberOf(address['waited'])
  return {
    ...(company && { companyId: company }),
    ...(isVisit(visit) && { visitType: visit }),
    ...(state !== undefined && { state }),
    ...(minFen !== undefined && { minFen }),
    ...(maxFen !== undefined && { maxFen }),
    ...(waitedDays && { waitedDays }),
    ...(isDue(due) && { due }),
    ...(handler && { handler }),
    ...(flag && { flag }),
  }
}

export const addressed = (filter: QueueFilter): Query => ({
  company: filter.companyId,
  visit: filter.visitType,
  state: filter.state,
  min: filter.minFen,
  max: filter.maxFen,
  waited: filter.waitedDays,
  due: filter.due,
  handler: filter.handler,
  flag: filter.flag,
})

export const isNarrow = (filter: QueueFilter): boolean => Object.keys(filter).length > 0

/** Whether both filters have the same conditions, in any order. */
export const isSameFilter = (one: QueueFilter, other: QueueFilter): boolean => {
  const keyOf = (filter: QueueFilter) => JSON.stringify(Object.entries(filter).toSorted())
  return keyOf(one) === keyOf(other)
}

/** Bounds in fen, as the options encode them. */
export const amounts: readonly { readonly value: string; readonly label: string }[] = [
  { value: '-50000', label: '500 元以下' },
  { value: '50000-200000', label: '500 至 2,000 元' },
  { value: '200000-500000', label: '2,000 至 5,000 元' },
  { value: '500000-', label: '5,000 元以上' },
]

/** The options of the filter; bounds from a URL are added as an option with a label. */
export function amountChoices(filter: QueueFilter): typeof amounts {
  const value = amountOf(filter)
  if (value === undefined || amounts.some((one) => one.value === value)) return amounts
  const { minFen, maxFen } = filter
  const from = minFen === undefined ? '' : `${formatFen(minFen)} 起`
  const upTo = maxFen === undefined ? '' : `至 ${formatFen(maxFen)}`
  return [...amounts, { value, label: `${from}${upTo}` }]
}

export function amountOf({ minFen, maxFen }: QueueFilter): string | undefined {
  return minFen === undefined && maxFen === undefined ? undefined : `${minFen ?? ''}-${maxFen ?? ''}`
}

export function withAmount(
  { minFen: _min, maxFen: _max, ...others }: QueueFilter,
  value?: string,
): QueueFilter {
  const [min, max] = value?.split('-') ?? []
  return { ...others, ...(min && { minFen: Number(min) }), ...(max && { maxFen: Number(max) }) }
}
