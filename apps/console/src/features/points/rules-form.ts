import type { CompanyRules } from '@yf/contract/points-desk-rules'
import { ruleDifferences } from '@yf/domain/points-differences'
import { raiseForOne, raiseOf } from '@yf/domain/points-raise'
import { ruleFaults, type LevelRules, type PointsRules, type TaskRules } from '@yf/domain/points-rules'
import type { TaskCode } from '@yf/domain/points'

export interface RulesForm {
  readonly rules: PointsRules
  readonly startDay: string
  readonly reason: string
}

export const formOf = ({ newest, earliestDay }: CompanyRules): RulesForm => ({
  rules: newest,
  startDay: earliestDay,
  reason: '',
})

/** What stands in an empty field: no number, so that it is a fault and no 0. */
export const figureOf = (typed: number | null): number => typed ?? Number.NaN
export const shownFigure = (figure: number): number | null => (Number.isNaN(figure) ? null : figure)

export const withSignIn = (rules: PointsRules, change: Partial<PointsRules['signIn']>): PointsRules => ({
  ...rules,
  signIn: { ...rules.signIn, ...change },
})

export const withLevel = (rules: PointsRules, at: number, change: Partial<LevelRules>): PointsRules => ({
  ...rules,
  levels: rules.levels.map((level, other) => (other === at ? { ...level, ...change } : level)),
})

export const withTask = (rules: PointsRules, code: TaskCode, change: Partial<TaskRules>): PointsRules => ({
  ...rules,
  tasks: { ...rules.tasks, [code]: { ...rules.tasks[code], ...change } },
})

/** The first thing that stands in the way; null where it can be sent. */
export function formFault({ rules, startDay, reason }: RulesForm, { newest }: CompanyRules): string | null {
  const [fault] = ruleFaults(rules)
  if (fault !== undefined) return fault
  if (ruleDifferences(newest, rules).length === 0) return '还没有任何改动'
  if (startDay === '') return '请选择生效日期'
  return reason.trim().length < 2 ? '请填写原因' : null
}

/** How it will go on, told before it is sent; null while the rules cannot hold. */
export function raiseWords({ rules }: RulesForm, { seconded }: CompanyRules): string | null {
  if (ruleFaults(rules).length > 0) return null
  const raise = raiseOf(seconded, rules)
  if (raise === 0) return '不会让会员得到更多积分，提交后按生效日期执行。'
  const words = `与上次两人确认的规则相比，每位会员每月最多可多得 ${raise} 积分`
  return raise > raiseForOne
    ? `${words}，超过 ${raiseForOne}，需财务审核后生效。`
    : `${words}，提交后按生效日期执行。`
}
