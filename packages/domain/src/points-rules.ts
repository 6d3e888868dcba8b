import { fenPerYuan } from './money.ts'
import { carbonActionNames, type CarbonActionName } from './carbon.ts'
import { taskCodes, type MemberLevel, type SignInReward, type TaskCode } from './points.ts'

/** The points rules of one company. A company without rules uses the defaults. */
export interface PointsRules {
  readonly signIn: SignInRules
  /** As many as there are names, the lowest first. */
  readonly levels: readonly LevelRules[]
  readonly tasks: Readonly<Record<TaskCode, TaskRules>>
  /** The daily goal of the step task. */
  readonly stepGoal: number
  /**
   * The value of a point: this many pay one fen. Whole, so that any partial refund of an order is whole points too.
   */
  readonly pointsPerFen: number
  /** In carbon points, which cannot be spent. */
  readonly carbon: Readonly<Record<CarbonActionName, TaskRules>>
}

export interface SignInRules {
  readonly day: number
  /** For every seventh day in a row, and every thirtieth. */
  readonly week: number
  readonly month: number
  /** A missed day that is made up for. */
  readonly makeUp: number
}

export type LevelRules = Pick<MemberLevel, 'from' | 'makeUps' | 'taskBonus'>

export interface TaskRules {
  readonly isOn: boolean
  readonly points: number
}

export const levelNames = ['启程', '活力', '卓越', '原力'] as const

const on = (points: number): TaskRules => ({ isOn: true, points })

export const usualRules: PointsRules = {
  signIn: { day: 5, week: 20, month: 100, makeUp: 5 },
  levels: [
    { from: 0, makeUps: 1, taskBonus: 0 },
    { from: 500, makeUps: 2, taskBonus: 10 },
    { from: 2000, makeUps: 3, taskBonus: 20 },
    { from: 5000, makeUps: 4, taskBonus: 50 },
  ],
  tasks: {
    claimFinished: on(50),
    examBooked: on(30),
    consultationEnded: on(20),
    policyRead: on(10),
    // A company without a sports partner has no step data.
    stepsReached: { isOn: false, points: 5 },
    rulesRead: on(2),
  },
  stepGoal: 8000,
  pointsPerFen: 1,
  carbon: { claim: on(30), policy: on(10), consultation: on(20) },
}

/** Stored rules from before a setting existed get the default for it. */
export const wholeRules = (stored: PointsRules): PointsRules => ({
  ...usualRules,
  ...stored,
  tasks: { ...usualRules.tasks, ...stored.tasks },
  carbon: { ...usualRules.carbon, ...stored.carbon },
})

export const levelsOf = ({ levels }: Pick<PointsRules, 'levels'>): MemberLevel[] =>
  levels.map((rules, at) => ({ no: at + 1, name: levelNames[at]!, ...rules }))

/** The rarest first: a day that matches several gets the first one. */
export const rewardsOf = ({ signIn }: Pick<PointsRules, 'signIn'>): SignInReward[] => [
  { every: 30, points: signIn.month },
  { every: 7, points: signIn.week },
  { every: 1, points: signIn.day },
]

/** The bounds of each number, for the form and for the server. */
export const ruleBounds = {
  points: { min: 1, max: 500 },
  from: { min: 0, max: 1_000_000 },
  makeUps: { min: 0, max: 10 },
  taskBonus: { min: 0, max: 200 },
  stepGoal: { min: 1000, max: 50_000 },
  pointsPerFen: { min: 1, max: 100 },
} as const

type BoundedRule = keyof typeof ruleBounds

const isWithin = (value: number, bound: BoundedRule): boolean =>
  Number.isInteger(value) && value >= ruleBounds[bound].min && value <= ruleBounds[bound].max

const outside = (name: string, value: number, bound: BoundedRule): string[] => {
  const { min, max } = ruleBounds[bound]
  return isWithin(value, bound) ? [] : [`${name}应为 ${min} 到 ${max} 的整数`]
}

/** Staff and members read yuan. */
export const pointsPerYuan = ({ pointsPerFen }: Pick<PointsRules, 'pointsPerFen'>): number =>
  fenPerYuan * pointsPerFen

const worthFaults = ({ pointsPerFen }: PointsRules): string[] => {
  if (isWithin(pointsPerFen, 'pointsPerFen')) return []
  const { min, max } = ruleBounds.pointsPerFen
  const [least, most] = [min, max].map((bound) => pointsPerYuan({ pointsPerFen: bound }))
  return [`抵 1 元的积分应为 ${least} 到 ${most} 的整百数`]
}

/** Why rules are invalid, as text. */
export function ruleFaults(rules: PointsRules): string[] {
  const { signIn, levels, tasks, stepGoal, carbon } = rules
  const faults = [
    ...outside('每日签到积分', signIn.day, 'points'),
    ...outside('连续 7 天签到积分', signIn.week, 'points'),
    ...outside('连续 30 天签到积分', signIn.month, 'points'),
    ...outside('补签积分', signIn.makeUp, 'points'),
    ...taskCodes.flatMap((code) => outside('任务积分', tasks[code].points, 'points')),
    ...outside('步数目标', stepGoal, 'stepGoal'),
    ...carbonActionNames.flatMap((action) => outside('碳积分', carbon[action].points, 'points')),
    ...worthFaults(rules),
  ]
  if (signIn.week < signIn.day || signIn.month < signIn.week)
    faults.push('连续签到的积分不能少于更短的连续签到')
  if (levels.length !== levelNames.length) return [...faults, `等级应为 ${levelNames.length} 个`]
  return [...faults, ...levelFaults(levels)]
}

function levelFaults(levels: readonly LevelRules[]): string[] {
  const faults = levels.flatMap(({ from, makeUps, taskBonus }, at) => [
    ...outside(`${levelNames[at]}的门槛`, from, 'from'),
    ...outside(`${levelNames[at]}的补签卡`, makeUps, 'makeUps'),
    ...outside(`${levelNames[at]}的任务加成`, taskBonus, 'taskBonus'),
  ])
  if (levels[0]!.from !== 0) faults.push(`${levelNames[0]}的门槛应为 0`)
  for (const [at, level] of levels.entries()) {
    const below = levels[at - 1]
    if (!below) continue
    const [name, lower] = [levelNames[at], levelNames[at - 1]]
    if (level.from <= below.from) faults.push(`${name}的门槛应高于${lower}`)
    if (level.makeUps < below.makeUps || level.taskBonus < below.taskBonus)
      faults.push(`${name}的权益不能少于${lower}`)
  }
  return faults
}
