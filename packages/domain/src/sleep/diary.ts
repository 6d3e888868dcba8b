import { addDays } from '../dates.ts'
import { minutesUntil } from './scoring.ts'

/** A night as the member reports it, under the day on which they got up. Times of day are HH:mm. */
export interface Night {
  readonly bed: string
  readonly asleep: string
  readonly woke: string
  readonly up: string
  /** 1 very bad to 5 very good. */
  readonly quality: number
}

export type NightFaults = { readonly [Field in keyof Night]?: string }

/** No one stays in bed longer than this: a time must be wrong. */
const longestNight = 18 * 60
/** How many days back a night may be entered or corrected. */
export const diaryDaysBack = 13
export const noteLength = 200

export const qualities = ['很差', '较差', '一般', '较好', '很好'] as const

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** 7小时30分 */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}分钟`
  return rest === 0 ? `${hours}小时` : `${hours}小时${rest}分`
}

/** Minutes after going to bed, on either side of midnight. */
function sinceBed({ bed, asleep, woke, up }: Night) {
  const since = (clock: string) => minutesUntil(minutesOf(bed), minutesOf(clock))
  return { asleep: since(asleep), woke: since(woke), up: since(up) }
}

/** To bed, asleep, awake, up: each not before the previous one. */
export function nightFaults(night: Night): NightFaults {
  const unset: Partial<Record<keyof Night, string>> = {}
  for (const field of ['bed', 'asleep', 'woke', 'up'] as const)
    if (!isClock(night[field])) unset[field] = '请选择时间'
  if (!Number.isInteger(night.quality) || night.quality < 1 || night.quality > qualities.length)
    unset.quality = '请选择睡得怎么样'
  if (Object.keys(unset).some((field) => field !== 'quality')) return unset
  return { ...orderFaults(sinceBed(night)), ...unset }
}

function orderFaults({ asleep, woke, up }: ReturnType<typeof sinceBed>): NightFaults {
  if (up === 0) return { up: '起床时间不能与上床时间相同' }
  if (up > longestNight) return { up: '从上床到起床超过18小时，请检查时间' }
  if (asleep > up) return { asleep: '入睡时间应在上床之后、起床之前' }
  if (woke > up) return { woke: '醒来时间应在起床之前' }
  if (woke < asleep) return { woke: '醒来时间应在入睡之后' }
  return {}
}

export interface NightFigures {
  readonly inBed: number
  readonly slept: number
  readonly latency: number
  /** Whole percent of the time in bed. */
  readonly efficiency: number
}

/** Only for a night without faults. */
export function figuresOf(night: Night): NightFigures {
  const { asleep, woke, up } = sinceBed(night)
  const slept = woke - asleep
  return { inBed: up, slept, latency: asleep, efficiency: Math.floor((slept * 100) / up) }
}

/** Nights can be entered for today and this many days back. */
export const isDiaryDay = (day: string, today: string): boolean =>
  day <= today && day >= addDays(today, -diaryDaysBack)

export interface DiarySummary {
  readonly nights: number
  readonly slept: number
  readonly latency: number
  readonly efficiency: number
  readonly quality: number
}

/** The average of the nights; null without nights. */
export function summaryOf(nights: readonly Night[]): DiarySummary | null {
  if (nights.length === 0) return null
  const figures = nights.map(figuresOf)
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  const inBed = figures.reduce((sum, figure) => sum + figure.inBed, 0)
  const slept = figures.reduce((sum, figure) => sum + figure.slept, 0)
  return {
    nights: nights.length,
    slept: mean(figures.map((figure) => figure.slept)),
    latency: mean(figures.map(({ latency }) => latency)),
    // Of the total time in bed: a short night counts less than a long one.
    efficiency: Math.floor((slept * 100) / inBed),
    quality: mean(nights.map(({ quality }) => quality)),
  }
}
