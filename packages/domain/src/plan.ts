/** Plans: what is sold, in versions that never change once a second person has approved them. */
import type { VisitType } from './claim-materials.ts'
import { isUnder, type Exclusion, type Terms } from './adjudication/terms.ts'
import { planBenefitsFault, type PlanBenefit } from './plan-benefit.ts'
import { defineMachine, type StateOf } from './state-machine.ts'

/** An approved version is final: the next version is a copy. */
export const planVersionMoves = defineMachine({
  draft: ['submitted'],
  submitted: ['draft', 'approved'],
  approved: [],
})
export type PlanVersionState = StateOf<typeof planVersionMoves>

export const planVersionStateNames: Readonly<Record<PlanVersionState, string>> = {
  draft: '草稿',
  submitted: '待审核',
  approved: '已通过',
}

export const planKinds = { insurance: '保险', benefits: '权益' } as const
export type PlanKind = keyof typeof planKinds

export interface PlanLiability {
  /** The same in every version of the plan: what a member has used of it counts on in the next version. */
  readonly id: string
  readonly name: string
  /** null covers every visit type */
  readonly visitType: VisitType | null
  readonly deductibleFen: number
  /** percent */
  readonly ratio: number
  readonly visitFen: number | null
  readonly yearlyFen: number
  readonly waitingDays: number
  /** Pays a sum for an event instead of costs. */
  readonly isLumpSum: boolean
  /** The text that members read. */
  readonly text: string
  readonly rule: Terms
}

/** Everything that a version says. */
export interface PlanTerms {
  readonly kind: PlanKind
  readonly name: string
  /** Insurer, cover and liabilities of insurance; empty where the plan gives benefits. */
  readonly insurer: string
  readonly coverFen: number
  readonly liabilities: readonly PlanLiability[]
  /** Empty where the plan is insurance. */
  readonly benefits: readonly PlanBenefit[]
}

export interface PlanFault {
  /** `coverFen`, `liabilities.0.ratio` */
  readonly field: string
  readonly message: string
}

/** Diagnosis codes as in `Z41`, `K00-K14` or `K29.3-K29.5`. */
const codePattern = /^[A-Z]\d{2}(?:\.\d{1,2})?(?:-[A-Z]\d{2}(?:\.\d{1,2})?)?$/

/** The first fault of a version; null where it can be submitted. */
export function planFault(terms: PlanTerms): PlanFault | null {
  if (terms.kind === 'benefits') {
    if (terms.name.trim() === '') return { field: 'name', message: '请填写方案名称' }
    return planBenefitsFault(terms.benefits)
  }
  if (terms.name.trim() === '') return { field: 'name', message: '请填写保险名称' }
  if (terms.insurer.trim() === '') return { field: 'insurer', message: '请填写承保公司' }
  if (terms.coverFen < 1) return { field: 'coverFen', message: '总保额应大于 0' }
  if (terms.liabilities.length === 0) return { field: 'liabilities', message: '请至少添加一项保障责任' }
  for (const [at, liability] of terms.liabilities.entries()) {
    const fault = liabilityFault(terms, liability)
    if (fault)
      return {
        field: `liabilities.${at}.${fault.field}`,
        message: `${liability.name || `第 ${at + 1} 项责任`}：${fault.message}`,
      }
  }
  return null
}

function liabilityFault(terms: PlanTerms, liability: PlanLiability): PlanFault | null {
  const { id, name, visitType, visitFen, yearlyFen, isLumpSum, text } = liability
  const others = terms.liabilities.filter((other) => other !== liability)
  if (name.trim() === '') return { field: 'name', message: '请填写责任名称' }
  if (others.some((other) => other.id === id)) return { field: 'id', message: '责任重复' }
  if (!isLumpSum && others.some((other) => !other.isLumpSum && other.visitType === visitType))
    return { field: 'visitType', message: '同一就诊类型只能有一项责任' }
  if (yearlyFen > terms.coverFen) return { field: 'yearlyFen', message: '年度限额不能高于总保额' }
  if (visitFen !== null && visitFen > yearlyFen)
    return { field: 'visitFen', message: '单次限额不能高于年度限额' }
  if (text.trim() === '') return { field: 'text', message: '请填写条款说明' }
  return ruleFault(liability.rule)
}

function ruleFault({ grades, exclusions }: Terms): PlanFault | null {
  if (grades?.length === 0) return { field: 'rule', message: '请至少选择一个医院等级，或选不限' }
  for (const exclusion of exclusions) {
    const message = exclusionFault(exclusion)
    if (message !== null) return { field: 'rule', message }
  }
  return null
}

/** What is wrong with an exclusion; null where it can be used. */
export function exclusionFault({ name, codes, words, items = [] }: Exclusion): string | null {
  if (name.trim() === '') return '请填写除外责任的名称'
  if (codes.length + words.length + items.length === 0)
    return `除外责任“${name}”需要诊断编码、关键词或费用项目`
  const wrong = codes.find((code) => !codePattern.test(code))
  if (wrong !== undefined) return `诊断编码“${wrong}”格式不正确，例如 K00-K14`
  // `K14-K00` would exclude nothing.
  const reversed = codes.find((code) => !isUnder(code.split('-')[0]!, code))
  if (reversed !== undefined) return `诊断编码“${reversed}”应从小到大，例如 K00-K14`
  return [...words, ...items].some((text) => text.trim() === '') ? '除外责任的关键词和费用项目不能为空' : null
}

/** Why the version cannot apply from this day; `before` is the day of the last approved version. */
export function planStartFault(startDay: string | null, before: string | null): PlanFault | null {
  if (startDay === null) return { field: 'startDay', message: '请选择生效日期' }
  if (before !== null && startDay <= before)
    return { field: 'startDay', message: `生效日期应晚于上一版本的 ${before}` }
  return null
}

/** The version that is valid on a day: the last approved one that has started. */
export const planVersionOn = <
  V extends { readonly state: PlanVersionState; readonly startDay: string | null },
>(
  versions: readonly V[],
  day: string,
): V | null => {
  let valid: V | null = null
  for (const version of versions) {
    const { state, startDay } = version
    if (state !== 'approved' || startDay === null || startDay > day) continue
    if (valid === null || startDay > valid.startDay!) valid = version
  }
  return valid
}
