/** The topic of a call with the adviser: chosen instead of written, so that a booking holds no health data. */
export const adviserTopics = {
  benefit: '权益保障',
  doctor: '就医安排',
  claim: '理赔帮助',
  other: '其他事项',
} as const
export type AdviserTopic = keyof typeof adviserTopics

/** Weekly hours, the earlier of a day first: 1 Monday to 7 Sunday, minutes of the Shanghai day. */
export interface WeeklyHours {
  readonly weekday: number
  readonly fromMinute: number
  readonly untilMinute: number
}

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const

/** 9:00 */
const clockTime = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** 周一至周五 9:00-12:00、14:00-18:00；周六 9:00-12:00 */
export function hoursText(hours: readonly WeeklyHours[]): string {
  const timesOf = (weekday: number) =>
    hours
      .filter((span) => span.weekday === weekday)
      .map(({ fromMinute, untilMinute }) => `${clockTime(fromMinute)}-${clockTime(untilMinute)}`)
      .join('、')
  const runs: { first: string; last: string; times: string }[] = []
  weekdays.forEach((name, at) => {
    const times = timesOf(at + 1)
    const before = runs[runs.length - 1]
    if (before?.times === times) before.last = name
    else runs.push({ first: name, last: name, times })
  })
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => `${first === last ? first : `${first}至${last}`} ${times}`)
    .join('；')
}

/** Our own drawings; without one the app shows the first character of the adviser's name. */
export const adviserPortraits = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `/art/avatar-${number}.svg`)

/** Whether a QR code holds a WeCom link, and no link to another site. */
export const isWorkChatLink = (link: string): boolean =>
  /^https:\/\/work\.weixin\.qq\.com\/[\w\-./?=&%]+$/.test(link)
