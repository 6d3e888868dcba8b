import { carbonDeedNames } from './carbon.ts'
import { levelOf, taskCodes, taskOf, taskPoints } from './points.ts'
import { levelsOf, type PointsRules } from './points-rules.ts'

/** As many as every measure of a month has. */
export const monthDays = 30

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

/** The same of carbon points: a doctor is asked every day, everything else done once. Nobody's level counts. */
export function carbonRaiseOf(before: PointsRules, after: PointsRules): number {
  const inMonth = ({ carbon }: PointsRules) =>
    carbonDeedNames
      .filter((deed) => carbon[deed].isOn)
      .reduce((sum, deed) => sum + (deed === 'consultation' ? monthDays : 1) * carbon[deed].points, 0)
  return Math.max(0, inMonth(after) - inMonth(before))
}

/** Whoever gives more than this takes a second pair of eyes. */
export const raiseForOne = 200

/** Another worth is another worth of all that people have, whichever way it goes: never one person's to change. */
export const changesWorth = (before: PointsRules, after: PointsRules): boolean =>
  before.pointsPerFen !== after.pointsPerFen

export const needsSecond = (before: PointsRules, after: PointsRules): boolean =>
  changesWorth(before, after) ||
  raiseOf(before, after) > raiseForOne ||
  carbonRaiseOf(before, after) > raiseForOne
