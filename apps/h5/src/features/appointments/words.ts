import type { Appointment, ServiceRight } from '@yf/contract/appointment-shapes'
import { placeKindNames, type PlaceKind } from '@yf/domain/booking'
import type { IconName } from '#ui/icon/names.ts'

const icons: Readonly<Record<PlaceKind, IconName>> = {
  counselling: 'smile',
  adviser: 'service',
  offline: 'location',
  exam: 'exam',
  card: 'card',
}

export const iconOf = ({ kind }: Pick<Appointment, 'kind'>): IconName => icons[kind]

/** Kinds that are cancelled and changed elsewhere: what the way there is called. */
export const wayText = ({ kind }: Pick<Appointment, 'kind'>): string => `前往${placeKindNames[kind]}`

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** 3 天 4 小时, 2 小时 5 分钟, 12 分钟: two units, and none that is nothing. */
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

/** 1234 5678 9012, as it is read out. */
export const codeText = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

export const cancelText = (cancelUntil: string): string =>
  `${Number(cancelUntil.slice(5, 7))}月${Number(cancelUntil.slice(8, 10))}日 ${cancelUntil.slice(11, 16)} 前可以取消或改期`
