import type { ExamRight, Examinee, HighExamBooking } from '@yf/contract/high-exam-shapes'
import { bookingNames } from '@yf/domain/booking'
import { dayText as dayWithYear } from '@yf/domain/date-text'
import { shortDayText } from '@yf/domain/near-days'
import type { ChipTone } from '#ui/chip/chip.tsx'

const tones: Readonly<Record<HighExamBooking['state'], ChipTone>> = {
  1: 'warning',
  2: 'success',
  3: 'info',
  4: 'neutral',
  5: 'neutral',
}

export const stateOf = ({ state }: Pick<HighExamBooking, 'state'>): { word: string; tone: ChipTone } => ({
  word: bookingNames[state],
  tone: tones[state],
})

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

export const weekdayText = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** 11月19日 周四 */
export const dayText = (day: string): string => `${shortDayText(day)} ${weekdayText(day)}`

export const cancelRule = '体检前 24 小时可以取消或改期，取消后次数立即退回；之后不能更改，请按时到检。'

export const usableRights = ({ rights }: Examinee): readonly ExamRight[] =>
  rights.filter(({ isUsable }) => isUsable === 1)

/** Why a person cannot be booked for; null if they can. */
export function refusalOf(examinee: Examinee): string | null {
  if (examinee.hasAccount === 1) return '已有自己的账号，请本人登录预约'
  if (examinee.missing.length > 0) return `请先完善${examinee.missing.join('、')}`
  if (usableRights(examinee).length > 0) return null
  const coming = examinee.rights.find(({ left }) => left > 0)
  if (coming) return `权益将于${dayWithYear(coming.startTime)}开始`
  return examinee.rights.length > 0 ? '体检次数已用完' : '暂无高端体检权益'
}

/** 剩余 2 次 */
export const quotaText = (examinee: Examinee): string =>
  `剩余 ${usableRights(examinee).reduce((sum, { left }) => sum + left, 0)} 次`
