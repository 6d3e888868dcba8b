import { defineMachine, isFinal, type StateOf } from './state-machine.ts'
import { byText } from './text-order.ts'

/** Decisions §5, by the numbers of the wire. Cancelled is every end without a doctor: by the person, by the hospital, by time. */
export const consultationStates = { waiting: 1, open: 2, ended: 3, cancelled: 4, unpaid: 5 } as const

/** 5 is ours: whoever pays alone has not paid yet, and no doctor has heard of it. */
export const consultationMachine = defineMachine({ 1: [2, 4], 2: [3], 3: [], 4: [], 5: [1, 4] })
export type ConsultationState = StateOf<typeof consultationMachine>

const names: Readonly<Record<ConsultationState, string>> = {
  1: '待接诊',
  2: '问诊中',
  3: '已结束',
  4: '已取消',
  5: '待付款',
}

export const consultationStateName = (state: ConsultationState): string => names[state]

/** A person has one of these for each patient at a time. */
export const isOver = (state: ConsultationState): boolean => isFinal(consultationMachine, state)

/** Before a doctor has taken it nothing was given for it, so it may be taken back without a word. */
export const canCancel = (state: ConsultationState): boolean =>
  state === consultationStates.waiting || state === consultationStates.unpaid

/** Why there was no doctor. What was given for it comes back with each of them. */
const reasonWords = {
  byPatient: { words: '您取消了问诊', next: '' },
  declined: { words: '医生暂时无法接诊', next: '您可以重新发起' },
  refused: { words: '互联网医院未能受理', next: '' },
  unanswered: { words: '等待超时，医生未能接诊', next: '您可以重新发起' },
  unpaid: { words: '没有付款，问诊已取消', next: '' },
} as const
export type CancelReason = keyof typeof reasonWords

/** As the person reads it. */
export function cancelWords(reason: CancelReason, isSelfPaid: boolean): string {
  const { words, next } = reasonWords[reason]
  const back = isSelfPaid ? '费用将原路退回' : '权益次数已退回'
  return [words, reason === 'unpaid' ? '' : back, next].filter((part) => part !== '').join('，')
}

/** Who speaks: the third is the house, which says what happened. */
export const speakers = ['patient', 'doctor', 'system'] as const
export type Speaker = (typeof speakers)[number]

/** What stands in a room: words, a picture, or a card of something the doctor wrote. */
export const messageKinds = ['words', 'picture', 'prescription', 'sickNote', 'notice'] as const
export type MessageKind = (typeof messageKinds)[number]

export interface Written {
  /** Milliseconds since 1970. */
  readonly writtenAt: number
  readonly id: string
}

/** In a room by when it was written, not by when it came; of one moment the id decides, so that both ends agree. */
export const byWritten = (one: Written, other: Written): number =>
  one.writtenAt - other.writtenAt || byText(one.id, other.id)

/** A phone's clock may be wrong: nothing is written before its room was opened, or after it arrived. */
export const believedMoment = (said: number, openedAt: number, arrivedAt: number): number =>
  Math.max(openedAt, Math.min(said, arrivedAt))

const usualMinutes = 10
const enoughToSay = 5

/** How long a doctor will probably take: the middle of the last waits, whole minutes, never none. */
export function expectedMinutes(waitsMs: readonly number[]): number {
  if (waitsMs.length < enoughToSay) return usualMinutes
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  const sorted = [...waitsMs].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return Math.max(1, Math.ceil(middle / 60_000))
}
