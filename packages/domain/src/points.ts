/** How points are earned, as data: the app promises from these tables and the server credits by them. */

interface SignInReward {
  /** Every so many days without a gap. */
  readonly every: number
  readonly points: number
}

/** The rarest first: a day that is several of them brings the first one. */
export const signInRewards: readonly SignInReward[] = [
  { every: 30, points: 100 },
  { every: 7, points: 20 },
  { every: 1, points: 5 },
]

/** What the sign-in of a day brings that makes the streak this long. */
export const signInPoints = (streak: number): number =>
  signInRewards.find(({ every }) => streak % every === 0)?.points ?? 0

/** A day that was missed and is made up for brings what a plain day brings. */
export const makeUpPoints = 5

export interface Level {
  readonly no: number
  readonly name: string
  /** From so many points that were ever earned; spending them costs no level. */
  readonly from: number
  /** Days of a month that can be made up for. */
  readonly makeUps: number
  /** What a task brings more, in hundredths. */
  readonly taskBonus: number
}

export const levels: readonly Level[] = [
  { no: 1, name: '启程', from: 0, makeUps: 1, taskBonus: 0 },
  { no: 2, name: '活力', from: 500, makeUps: 2, taskBonus: 10 },
  { no: 3, name: '卓越', from: 2000, makeUps: 3, taskBonus: 20 },
  { no: 4, name: '原力', from: 5000, makeUps: 4, taskBonus: 50 },
]

/** In words, for whoever has the level and whoever wants it. */
export const benefitsOf = ({ makeUps, taskBonus }: Level): string[] => [
  `每月 ${makeUps} 张补签卡`,
  ...(taskBonus > 0 ? [`任务积分加成 ${taskBonus}%`] : []),
]

export interface LevelStanding {
  readonly level: Level
  /** Null at the top. */
  readonly next: Level | null
  readonly missing: number
}

export function levelOf(earned: number): LevelStanding {
  const at = levels.filter(({ from }) => from <= earned).length - 1
  const level = levels[Math.max(at, 0)]!
  const next = levels[level.no] ?? null
  return { level, next, missing: next ? next.from - earned : 0 }
}

/** `event`: each claim, each policy once. `day`: the first of a day. */
type HowOften = 'event' | 'day'

export interface Task {
  readonly name: string
  readonly note: string
  readonly points: number
  readonly often: HowOften
  /** Where it is done. */
  readonly path: string
  /** Done by telling so from the app; all others are done by what really happened. */
  readonly isTold?: true
}

export const tasks = {
  claimFinished: {
    name: '完成一次理赔',
    note: '赔款到账后自动发放，每个案件一次',
    points: 50,
    often: 'event',
    path: '/claimSettlement',
  },
  examBooked: {
    name: '预约体检',
    note: '预约成功后自动发放，每份体检权益一次',
    points: 30,
    often: 'event',
    path: '/examination',
  },
  consultationEnded: {
    name: '完成一次在线问诊',
    note: '问诊结束后自动发放，每天一次',
    points: 20,
    often: 'day',
    path: '/hospital',
  },
  policyRead: {
    name: '查看电子保单',
    note: '打开保单后自动发放，每份保单一次',
    points: 10,
    often: 'event',
    path: '/insurance',
  },
  rulesRead: {
    name: '了解积分规则',
    note: '看完规则即可领取，每天一次',
    points: 2,
    often: 'day',
    path: '/vip',
    isTold: true,
  },
} as const satisfies Record<string, Task>
export type TaskCode = keyof typeof tasks
export const taskCodes = Object.keys(tasks) as TaskCode[]
export const taskOf = (code: TaskCode): Task => tasks[code]

/** With what a level adds, rounded down. */
export const taskPoints = (code: TaskCode, { taskBonus }: Level): number =>
  Math.floor((tasks[code].points * (100 + taskBonus)) / 100)
