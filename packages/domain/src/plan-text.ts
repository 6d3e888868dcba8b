import { visitTypes } from './claim-materials.ts'
import { termsTexts } from './adjudication/terms-text.ts'
import { formatFen } from './money.ts'
import { planBenefitFacts } from './plan-benefit.ts'
import type { PlanLiability, PlanTerms } from './plan.ts'

/** How a liability pays, as members read it: deductible, ratio, limit and waiting period. */
export const coverageTexts = ({
  deductibleFen,
  ratio,
  visitFen,
  waitingDays,
}: Pick<PlanLiability, 'deductibleFen' | 'ratio' | 'visitFen' | 'waitingDays'>): string[] => [
  deductibleFen > 0 ? `免赔额 ${formatFen(deductibleFen)}` : '无免赔额',
  `赔付比例 ${ratio}%`,
  ...(visitFen ? [`单次限额 ${formatFen(visitFen)}`] : []),
  ...(waitingDays > 0 ? [`等待期 ${waitingDays} 天`] : []),
]

/** A text for members that follows from the data. */
export const textOfTerms = ({ isLumpSum, yearlyFen, rule }: PlanLiability): string =>
  isLumpSum ? `按合同约定一次性给付，最高 ${formatFen(yearlyFen)}。` : `${termsTexts(rule).join('；')}。`

const visitText = ({ visitType, isLumpSum }: PlanLiability): string => {
  if (isLumpSum) return '一次性给付'
  return visitType === null ? '不限就诊类型' : visitTypes[visitType]
}

/** What a liability says, by label. */
function factsOf(liability: PlanLiability): ReadonlyMap<string, string> {
  const { name, deductibleFen, ratio, visitFen, yearlyFen, waitingDays, rule, text } = liability
  return new Map([
    ['责任名称', name],
    ['就诊类型', visitText(liability)],
    ['免赔额', formatFen(deductibleFen)],
    ['赔付比例', `${ratio}%`],
    ['单次限额', visitFen === null ? '不限' : formatFen(visitFen)],
    ['年度限额', formatFen(yearlyFen)],
    ['等待期', waitingDays === 0 ? '无' : `${waitingDays} 天`],
    ['赔付规则', termsTexts(rule).join('；')],
    ['条款说明', text],
  ])
}

const generalFacts = ({ kind, name, insurer, coverFen }: PlanTerms): ReadonlyMap<string, string> =>
  kind === 'benefits'
    ? new Map([['方案名称', name]])
    : new Map([
        ['保险名称', name],
        ['承保公司', insurer],
        ['总保额', formatFen(coverFen)],
      ])

type FactsById = ReadonlyMap<string, { readonly name: string; readonly facts: ReadonlyMap<string, string> }>

/** The liabilities of insurance or the benefits of a benefit plan, by id. */
const partsOf = ({ liabilities, benefits }: PlanTerms): FactsById =>
  new Map([
    ...liabilities.map((one) => [one.id, { name: one.name, facts: factsOf(one) }] as const),
    ...benefits.map((one) => [one.id, { name: one.name, facts: planBenefitFacts(one) }] as const),
  ])

export interface PlanDifference {
  /** 基本信息, or the name of the liability or benefit */
  readonly subject: string
  readonly label: string
  /** null where it is new */
  readonly before: string | null
  /** null where it is gone */
  readonly after: string | null
}

const none: ReadonlyMap<string, string> = new Map()

function differencesOf(
  subject: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): PlanDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((label) => ({
      subject,
      label,
      before: before.get(label) ?? null,
      after: after.get(label) ?? null,
    }))
    .filter((one) => one.before !== one.after)
}

/** What differs between two versions, in the order of the newer one; what was removed comes last. */
export function planDifferences(before: PlanTerms, after: PlanTerms): PlanDifference[] {
  const [old, parts] = [partsOf(before), partsOf(after)]
  return [
    ...differencesOf('基本信息', generalFacts(before), generalFacts(after)),
    ...[...parts].flatMap(([id, { name, facts }]) => differencesOf(name, old.get(id)?.facts ?? none, facts)),
    ...[...old].flatMap(([id, { name, facts }]) => (parts.has(id) ? [] : differencesOf(name, facts, none))),
  ]
}

/** One line for the audit log. */
export const differenceText = ({ subject, label, before, after }: PlanDifference): string =>
  `${subject} ${label}：${before ?? '无'} → ${after ?? '无'}`
