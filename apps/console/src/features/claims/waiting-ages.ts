import type { QueueRow } from '@yf/contract/claims-admin'
import { fromMoment } from '@yf/domain/dates'
import { isOpen } from './risk.ts'

export interface AgeBar {
  readonly name: string
  readonly count: number
  /** Longer than the two days that members are told to expect. */
  readonly isLate: boolean
}

const day = 24 * 3_600_000

/** Upper bounds in days, exclusive; older cases fall into the last step. */
const steps: readonly (readonly [name: string, days: number])[] = [
  ['不到1天', 1],
  ['1至2天', 2],
  ['2至4天', 4],
  ['4至7天', 7],
  ['7天以上', Infinity],
]

/** The number of open cases per waiting time; decided cases no longer wait. */
export function waitingAges(rows: readonly QueueRow[], now: number): readonly AgeBar[] {
  const ages = rows
    .filter(({ state, submitTime }) => isOpen(state) && submitTime !== null)
    .map(({ submitTime }) => (now - fromMoment(submitTime ?? '').getTime()) / day)
  let least = -Infinity
  return steps.map(([name, most]) => {
    const from = least
    least = most
    return { name, count: ages.filter((age) => age >= from && age < most).length, isLate: from >= 2 }
  })
}
