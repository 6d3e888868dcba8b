import type { CompanyRules } from '@yf/contract/points-admin-rules'
import { fenPerYuan } from '@yf/domain/money'
import { ruleDifferences } from '@yf/domain/points-differences'
import { carbonRaiseOf, changesWorth, needsSecond, raiseOf } from '@yf/domain/points-raise'
import { ruleFaults, type LevelRules, type PointsRules, type TaskRules } from '@yf/domain/points-rules'
import type { CarbonActionName } from '@yf/domain/carbon'
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

/** The value of an empty field: NaN, so that it is an error and not 0. */
export const figureOf = (typed: number | null): number => typed ?? Number.NaN
export const figureText = (figure: number): number | null => (Number.isNaN(figure) ? null : figure)

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

export const withCarbon = (
  rules: PointsRules,
  action: CarbonActionName,
  change: Partial<TaskRules>,
): PointsRules => ({
  ...rules,
  carbon: { ...rules.carbon, [action]: { ...rules.carbon[action], ...change } },
})

/** Typed per yuan and stored per fen: a value that is not a multiple of 100 is an error. */
export const withWorth = (rules: PointsRules, pointsForYuan: number): PointsRules => ({
  ...rules,
  pointsPerFen: pointsForYuan / fenPerYuan,
})

/** The first error; null if the change can be sent. */
export function formFault({ rules, startDay, reason }: RulesForm, { newest }: CompanyRules): string | null {
  const [fault] = ruleFaults(rules)
  if (fault !== undefined) return fault
  if (ruleDifferences(newest, rules).length === 0) return '还没有任何改动'
  if (startDay === '') return '请选择生效日期'
  return reason.trim().length < 2 ? '请填写原因' : null
}

/** The next step, shown before sending; null as long as the rules are invalid. */
export function raiseText({ rules }: RulesForm, { seconded }: CompanyRules): string | null {
  if (ruleFaults(rules).length > 0) return null
  const [raise, carbon] = [raiseOf(seconded, rules), carbonRaiseOf(seconded, rules)]
  const more = [...(raise > 0 ? [`${raise} 积分`] : []), ...(carbon > 0 ? [`${carbon} 碳积分`] : [])]
  const parts = [
    changesWorth(seconded, rules)
      ? '积分价值有变，关系到会员已有的全部积分'
      : more.length === 0 && '不会让会员得到更多积分',
    more.length > 0 && `与上次两人确认的规则相比，每位会员每月最多可多得 ${more.join('、')}`,
  ].filter((part) => part !== false)
  return `${parts.join('；')}，${needsSecond(seconded, rules) ? '需财务审核后生效。' : '提交后按生效日期执行。'}`
}
