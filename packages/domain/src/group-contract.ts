/** A group contract: a plan for a company, a period and classes of people; endorsements change its terms from a day. */
import { addDays, daysBetween, isDay } from './dates.ts'
import { classesFault, classText, type PeopleClass } from './people-class.ts'

/** Five years: longer periods are typing errors. */
export const longestContractDays = 1_827

export interface ContractFault {
  readonly field: string
  readonly message: string
}

export interface ContractVersionTerms {
  readonly startDay: string
  readonly classes: readonly PeopleClass[]
  /** The first day of the chosen plan version; null where it is not approved. */
  readonly planStartDay: string | null
}

export interface ContractPeriod {
  readonly startsOn: string
  readonly endsOn: string
}

export function periodFault(
  { startsOn, endsOn }: ContractPeriod,
  renewedEnd: string | null,
): ContractFault | null {
  if (!isDay(startsOn)) return { field: 'startsOn', message: '起保日期不存在' }
  if (!isDay(endsOn)) return { field: 'endsOn', message: '到期日期不存在' }
  if (endsOn < startsOn) return { field: 'endsOn', message: '到期日期不能早于起保日期' }
  if (daysBetween(startsOn, endsOn) >= longestContractDays)
    return { field: 'endsOn', message: '合同期间最长五年' }
  if (renewedEnd !== null && startsOn <= renewedEnd)
    return { field: 'startsOn', message: `续保应在原合同 ${renewedEnd} 到期之后开始` }
  return null
}

const planFault = ({ startDay, planStartDay }: ContractVersionTerms): ContractFault | null => {
  if (planStartDay === null) return { field: 'planVersionId', message: '请选择已通过审核的方案版本' }
  return planStartDay > startDay
    ? { field: 'planVersionId', message: `这个方案版本 ${planStartDay} 才生效` }
    : null
}

/** The first version: the contract as it was agreed. */
export const agreementFault = (
  terms: ContractVersionTerms,
  period: ContractPeriod,
  renewedEnd: string | null,
): ContractFault | null => periodFault(period, renewedEnd) ?? planFault(terms) ?? classesFault(terms.classes)

/** An endorsement: within the contract, after the last one, and not in the past, where claims are decided already. */
export function endorsementFault(
  terms: ContractVersionTerms & { readonly reason: string },
  { startsOn, endsOn }: ContractPeriod,
  { lastStart, today }: { readonly lastStart: string; readonly today: string },
): ContractFault | null {
  const { startDay } = terms
  const first = [addDays(startsOn, 1), addDays(lastStart, 1), today].toSorted().at(-1)!
  if (terms.reason.trim() === '') return { field: 'reason', message: '请写明批改的原因' }
  if (!isDay(startDay)) return { field: 'startDay', message: '批改生效日期不存在' }
  if (startDay < first || startDay > endsOn)
    return { field: 'startDay', message: `批改生效日期应在 ${first} 至 ${endsOn} 之间` }
  return planFault(terms) ?? classesFault(terms.classes)
}

export const contractStates = {
  draft: '未生效',
  coming: '待起保',
  running: '保障中',
  ended: '已到期',
} as const
export type ContractState = keyof typeof contractStates

export function contractStateOn(
  { startsOn, endsOn, isAgreed }: ContractPeriod & { readonly isAgreed: boolean },
  today: string,
): ContractState {
  if (!isAgreed) return 'draft'
  if (today < startsOn) return 'coming'
  return today > endsOn ? 'ended' : 'running'
}

/** What an endorsement or a renewal changes of the classes, one line each. */
export function classDifferences(before: readonly PeopleClass[], after: readonly PeopleClass[]): string[] {
  const old = new Map(before.map((one) => [one.key, one]))
  const kept = new Set(after.map(({ key }) => key))
  const text = (one: PeopleClass) => `${one.name}（${classText(one)}）`
  return [
    ...after.flatMap((one) => {
      const was = old.get(one.key)
      if (was && text(was) === text(one)) return []
      return [was ? `${text(was)} → ${text(one)}` : `新增 ${text(one)}`]
    }),
    ...before.filter(({ key }) => !kept.has(key)).map((one) => `取消 ${text(one)}`),
  ]
}
