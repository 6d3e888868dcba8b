import { carbonActionNames } from './carbon.ts'
import { levelOf, taskCodes, taskOf, taskPoints } from './points.ts'
import { levelsOf, type PointsRules } from './points-rules.ts'

/** Every monthly limit counts this many days. */
export const monthDays = 30

/**
 * The most that a member with these lifetime points can get in a month: signs in every day, uses every card, does
 * each daily task every day and each other one once. An estimate to compare two sets of rules.
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

/** How much more a month can give by the new rules, for the member who gains most; 0 where no member gets more. */
export function raiseOf(before: PointsRules, after: PointsRules): number {
  const thresholds = [...before.levels, ...after.levels].map(({ from }) => from)
  return Math.max(0, ...thresholds.map((earned) => mostInMonth(after, earned) - mostInMonth(before, earned)))
}

/** The same for carbon points: a consultation every day, everything else once. Levels do not matter. */
export function carbonRaiseOf(before: PointsRules, after: PointsRules): number {
  const inMonth = ({ carbon }: PointsRules) =>
    carbonActionNames
      .filter((action) => carbon[action].isOn)
      .reduce((sum, action) => sum + (action === 'consultation' ? monthDays : 1) * carbon[action].points, 0)
  return Math.max(0, inMonth(after) - inMonth(before))
}

/** A larger raise needs a second approver. */
export const raiseForOne = 200

/** A changed point value revalues all members' points, in either direction: it always needs a second approver. */
export const changesWorth = (before: PointsRules, after: PointsRules): boolean =>
  before.pointsPerFen !== after.pointsPerFen

export const needsSecond = (before: PointsRules, after: PointsRules): boolean =>
  changesWorth(before, after) ||
  raiseOf(before, after) > raiseForOne ||
  carbonRaiseOf(before, after) > raiseForOne
