/**
 * How points are earned. Each company sets the points of an action (`points-rules.ts`); the actions are the same for
 * all.
 */

export interface SignInReward {
  /** For every this many days without a gap. */
  readonly every: number
  readonly points: number
}

/** The points of a sign-in that makes the streak this long; the rarest reward comes first. */
export const signInPoints = (rewards: readonly SignInReward[], streak: number): number =>
  rewards.find(({ every }) => streak % every === 0)?.points ?? 0

export interface MemberLevel {
  readonly no: number
  readonly name: string
  /** From this many points ever earned; spending them does not lower the level. */
  readonly from: number
  /** Days per month that can be made up for. */
  readonly makeUps: number
  /** The bonus of a task, in percent. */
  readonly taskBonus: number
}

/** As text, for members of the level and below. */
export const benefitsOf = ({ makeUps, taskBonus }: Pick<MemberLevel, 'makeUps' | 'taskBonus'>): string[] => [
  ...(makeUps > 0 ? [`每月 ${makeUps} 张补签卡`] : []),
  ...(taskBonus > 0 ? [`任务积分加成 ${taskBonus}%`] : []),
]

export interface LevelStatus {
  readonly level: MemberLevel
  /** Null at the top. */
  readonly next: MemberLevel | null
  readonly missing: number
}

/** `kept` is a level reached before under other rules: the member keeps it. */
export function levelOf(levels: readonly MemberLevel[], earned: number, leastLevel = 1): LevelStatus {
  const reached = levels.filter(({ from }) => from <= earned).length
  const level = levels[Math.max(reached, leastLevel, 1) - 1]!
  const next = levels[level.no] ?? null
  return { level, next, missing: next ? Math.max(next.from - earned, 0) : 0 }
}

/** `event`: each claim, each policy once. `day`: the first of a day. */
type HowOften = 'event' | 'day'

export interface Task {
  readonly name: string
  readonly note: string
  readonly often: HowOften
  /** The page for it. */
  readonly path: string
  /** Completed by a report from the app; all others by an actual event. */
  readonly isTold?: true
}

export const tasks = {
  claimFinished: {
    name: '完成一次理赔',
    note: '赔款到账后自动发放，每个案件一次',
    often: 'event',
    path: '/claimSettlement',
  },
  examBooked: {
    name: '预约体检',
    note: '预约成功后自动发放，每份体检权益一次',
    often: 'event',
    path: '/examination',
  },
  consultationEnded: {
    name: '完成一次在线问诊',
    note: '问诊结束后自动发放，每天一次',
    often: 'day',
    path: '/hospital',
  },
  policyRead: {
    name: '查看电子保单',
    note: '打开保单后自动发放，每份保单一次',
    often: 'event',
    path: '/insurance',
  },
  /** Its event is the day of the steps, which may be reported a day later. */
  stepsReached: {
    name: '今日步数达标',
    note: '步数由企业的运动平台同步，达标后自动发放，每天一次',
    often: 'event',
    path: '/vip',
  },
  rulesRead: {
    name: '了解积分规则',
    note: '看完规则即可领取，每天一次',
    often: 'day',
    path: '/vip',
    isTold: true,
  },
} as const satisfies Record<string, Task>
export type TaskCode = keyof typeof tasks
export const taskCodes = Object.keys(tasks) as TaskCode[]
export const taskOf = (code: TaskCode): Task => tasks[code]

/** Including the level bonus, rounded down. */
export const taskPoints = (points: number, { taskBonus }: Pick<MemberLevel, 'taskBonus'>): number =>
  Math.floor((points * (100 + taskBonus)) / 100)
