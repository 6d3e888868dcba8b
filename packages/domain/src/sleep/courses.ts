import { defineMachine } from '../state-machine.ts'

/** The programme's products, by their days: each after the one before it. */
export const courseDays = [7, 21, 42] as const
export type CourseDays = (typeof courseDays)[number]

export const courseNames: Readonly<Record<CourseDays, string>> = {
  7: '7天睡眠体验',
  21: '21天睡眠改善',
  42: '42天睡眠巩固',
}

/** 1: the programme has not confirmed yet; 4: it refused, and the benefit was returned. */
export const courseStates = { starting: 1, running: 2, done: 3, refused: 4 } as const
export type CourseState = (typeof courseStates)[keyof typeof courseStates]

export const courseStateNames: Readonly<Record<CourseState, string>> = {
  1: '开通中',
  2: '进行中',
  3: '已完成',
  4: '未开通',
}

export const courseTransitions = defineMachine({ 1: [2, 4], 2: [3], 3: [], 4: [] })

export interface CourseFacts {
  readonly days: number
  readonly state: CourseState
}

export interface ProgrammeStatus {
  readonly courses: readonly CourseFacts[]
  readonly hasRight: boolean
  /** The first questionnaire has been answered: without it the effect of a course cannot be measured. */
  readonly isAssessed: boolean
}

export type ProductState = 'open' | 'starting' | 'running' | 'done' | 'locked'

export interface Product {
  readonly days: CourseDays
  readonly state: ProductState
  /** Why it cannot be started; null where it can, or was. */
  readonly why: string | null
}

const stood = (courses: readonly CourseFacts[], days: number) =>
  courses.find((course) => course.days === days && course.state !== courseStates.refused)

const begun: Readonly<Record<CourseState, ProductState>> = {
  1: 'starting',
  2: 'running',
  3: 'done',
  4: 'locked',
}

/** The state of each product for this member, and what blocks it. */
export const productsOf = (status: ProgrammeStatus): Product[] =>
  courseDays.map((days) => {
    const course = stood(status.courses, days)
    if (course) return { days, state: begun[course.state], why: null }
    const why = obstacleTo(status, days)
    return { days, state: why ? 'locked' : 'open', why }
  })

function obstacleTo({ courses, hasRight, isAssessed }: ProgrammeStatus, days: CourseDays): string | null {
  const before = courseDays[courseDays.indexOf(days) - 1]
  if (before && stood(courses, before)?.state !== courseStates.done) return `完成${courseNames[before]}后开放`
  if (!isAssessed) return '完成失眠程度自评后开放'
  return hasRight ? null : '没有可用的睡眠权益，请咨询企业人力资源'
}

/** Days are reported one by one, in any order and possibly repeatedly. */
export function withDay(done: readonly number[], day: number, days: number): number[] {
  if (day < 1 || day > days || done.includes(day)) return [...done]
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  return [...done, day].sort((one, other) => one - other)
}
