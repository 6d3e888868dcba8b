import { levelOf, taskCodes, taskOf, taskPoints } from './points.ts'
import { levelsOf, type PointsRules } from './points-rules.ts'

const monthDays = 30

/**
 * What somebody who has earned so much before can get in a month at most: signs in every day, uses every card, does
 * each daily task every day and each other one once. An order of size by which two sets of rules are compared.
 */
export function mostInMonth(rules: PointsRules, earned: number): number {
  const { level } = levelOf(levelsOf(rules), earned)
  const { day, week, month, makeUp } = rules.signIn
  const weeks = Math.floor(monthDays / 7)
  const signIns = month + weeks * week + (monthDays - weeks - 1) * day + level.makeUps * makeUp
  return taskCodes
    .filter((code) => rules.tasks[code].isOn)
    .reduce((sum, code) => {
      const isDaily = taskOf(code).often === 'day' || code === 'stepsReached'
      return sum + (isDaily ? monthDays : 1) * taskPoints(rules.tasks[code].points, level)
    }, signIns)
}

/** How much more a month can bring by the new rules, to whom it brings most more; 0 where nobody gets more. */
export function raiseOf(before: PointsRules, after: PointsRules): number {
  const standings = [...before.levels, ...after.levels].map(({ from }) => from)
  return Math.max(0, ...standings.map((earned) => mostInMonth(after, earned) - mostInMonth(before, earned)))
}

/** Whoever gives more than this takes a second pair of eyes. */
export const raiseForOne = 200

export const needsSecond = (before: PointsRules, after: PointsRules): boolean =>
  raiseOf(before, after) > raiseForOne
