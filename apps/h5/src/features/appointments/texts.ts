import type { Appointment, AppointmentDetail, ServiceRight } from '@yf/contract/appointment-shapes'
import { slotKindNames, type SlotKind } from '@yf/domain/booking'
import { unpaidOf, unpaidRule } from '#features/eap/shared/booking-texts.ts'
import type { IconName } from '#ui/icon/names.ts'

const icons: Readonly<Record<SlotKind, IconName>> = {
  counselling: 'smile',
  adviser: 'service',
  offline: 'location',
  exam: 'exam',
  card: 'card',
}

export const iconOf = ({ kind }: Pick<Appointment, 'kind'>): IconName => icons[kind]

/** Labels of the links for kinds that are paid, cancelled and changed on other pages. */
export const wayText = (of: Pick<Appointment, 'kind' | 'state' | 'payment'>): string =>
  unpaidOf(of) ? '去付款' : `前往${slotKindNames[of.kind]}`

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** 3 天 4 小时, 2 小时 5 分钟, 12 分钟: two units, without zero units. */
export function leftText(seconds: number): string {
  const days = Math.floor(seconds / day)
  const hours = Math.floor((seconds % day) / hour)
  const minutes = Math.floor((seconds % hour) / minute)
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours > 0) return minutes > 0 ? `${hours} 小时 ${minutes} 分钟` : `${hours} 小时`
  return minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟'
}

/** 洁牙护理权益 · 剩余 2 次 */
export const rightText = ({ packageName, left }: ServiceRight): string => `${packageName} · 剩余 ${left} 次`

/** 1234 5678 9012, grouped for reading aloud. */
export const codeText = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

export const cancelText = (cancelUntil: string): string =>
  `${Number(cancelUntil.slice(5, 7))}月${Number(cancelUntil.slice(8, 10))}日 ${cancelUntil.slice(11, 16)} 前可以取消或改期`

/** The cancellation rule of an open appointment: deadline and refund. */
export function ruleOf(of: AppointmentDetail): string {
  const { cancelRule, isCancellable, cancelUntil, coveredBy, payment } = of
  const unpaid = unpaidOf(of)
  if (unpaid) return unpaidRule(unpaid.until)
  if (cancelRule) return cancelRule
  if (isCancellable === 0) return '离开始时间太近，不能取消或改期；如有特殊情况，请联系在线客服。'
  if (payment) return `${cancelText(cancelUntil)}，费用原路退回；之后不能取消，未到场费用不退。`
  return `${cancelText(cancelUntil)}${coveredBy ? '，次数会退回' : ''}；之后不能取消，未到场也会计 1 次。`
}
