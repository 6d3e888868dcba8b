import { carbonActionNames, carbonActions } from './carbon.ts'
import { taskCodes, taskOf } from './points.ts'
import { levelNames, pointsPerYuan, type PointsRules, type TaskRules } from './points-rules.ts'

/** The changes of the new rules, a line each, for staff and members. */
export function ruleDifferences(before: PointsRules, after: PointsRules): string[] {
  const lines: string[] = []
  const compare = (name: string, was: number, is: number, unit: string) => {
    if (was !== is) lines.push(`${name}：${was} → ${is} ${unit}`)
  }
  compare('抵 1 元', pointsPerYuan(before), pointsPerYuan(after), '积分')
  compare('每日签到', before.signIn.day, after.signIn.day, '积分')
  compare('连续每满 7 天', before.signIn.week, after.signIn.week, '积分')
  compare('连续每满 30 天', before.signIn.month, after.signIn.month, '积分')
  compare('补签', before.signIn.makeUp, after.signIn.makeUp, '积分')
  for (const code of taskCodes) {
    const line = rulesDifference(before.tasks[code], after.tasks[code], '积分')
    if (line) lines.push(`任务「${taskOf(code).name}」${line}`)
  }
  if (after.tasks.stepsReached.isOn) compare('步数目标', before.stepGoal, after.stepGoal, '步')
  for (const action of carbonActionNames) {
    const line = rulesDifference(before.carbon[action], after.carbon[action], '碳积分')
    if (line) lines.push(`低碳行为「${carbonActions[action].name}」${line}`)
  }
  for (const [at, name] of levelNames.entries()) {
    const [was, is] = [before.levels[at]!, after.levels[at]!]
    compare(`V${at + 1} ${name}门槛`, was.from, is.from, '积分')
    compare(`V${at + 1} ${name}补签卡`, was.makeUps, is.makeUps, '张')
    compare(`V${at + 1} ${name}任务加成`, was.taskBonus, is.taskBonus, '%')
  }
  return lines
}

function rulesDifference(was: TaskRules, is: TaskRules, unit: string): string | null {
  if (was.isOn && !is.isOn) return '停用'
  if (!was.isOn && is.isOn) return `启用，${is.points} ${unit}`
  return is.isOn && was.points !== is.points ? `：${was.points} → ${is.points} ${unit}` : null
}
