import { defineMachine, isFinal, type StateOf } from './state-machine.ts'
import { byText } from './text-order.ts'

/**
 * Decisions §5, by the stored codes. Cancelled is every end without a doctor: by the member, by the hospital, by
 * timeout.
 */
export const consultationStates = { waiting: 1, open: 2, ended: 3, cancelled: 4, unpaid: 5 } as const

/** 5 is ours: a self-payer has not paid yet, and the hospital does not know of it. */
export const consultationMachine = defineMachine({ 1: [2, 4], 2: [3], 3: [], 4: [], 5: [1, 4] })
export type ConsultationState = StateOf<typeof consultationMachine>

export const consultationStateNames: Readonly<Record<ConsultationState, string>> = {
  1: '待接诊',
  2: '问诊中',
  3: '已结束',
  4: '已取消',
  5: '待付款',
}

export const consultationStateName = (state: ConsultationState): string => consultationStateNames[state]

/** A patient has one open consultation at a time. */
export const isOver = (state: ConsultationState): boolean => isFinal(consultationMachine, state)

/** Before a doctor takes it nothing was delivered, so the member may cancel it without a reason. */
export const canCancel = (state: ConsultationState): boolean =>
  state === consultationStates.waiting || state === consultationStates.unpaid

/** Why there was no doctor. In each case the payment is returned. */
const cancelReasonTexts = {
  byPatient: { words: '您取消了问诊', next: '' },
  declined: { words: '医生暂时无法接诊', next: '您可以重新发起' },
  refused: { words: '互联网医院未能受理', next: '' },
  unanswered: { words: '等待超时，医生未能接诊', next: '您可以重新发起' },
  unpaid: { words: '没有付款，问诊已取消', next: '' },
} as const
export type CancelReason = keyof typeof cancelReasonTexts

/** The text for the member. */
export function cancelText(reason: CancelReason, isSelfPaid: boolean): string {
  const { words, next } = cancelReasonTexts[reason]
  const back = isSelfPaid ? '费用将原路退回' : '权益次数已退回'
  return [words, reason === 'unpaid' ? '' : back, next].filter((part) => part !== '').join('，')
}

/** The authors of messages: `system` is the platform, which reports events. */
export const speakers = ['patient', 'doctor', 'system'] as const
export type Speaker = (typeof speakers)[number]

/** Content of a room: text, a picture, or a card of a document that the doctor wrote. */
export const messageKinds = ['words', 'picture', 'prescription', 'sickNote', 'notice'] as const
export type MessageKind = (typeof messageKinds)[number]

export interface WrittenMessage {
  /** Milliseconds since 1970. */
  readonly writtenAt: number
  readonly id: string
}

/** Orders a room by writing time instead of arrival; the id breaks ties, so that both ends agree. */
export const byWritingTime = (one: WrittenMessage, other: WrittenMessage): number =>
  one.writtenAt - other.writtenAt || byText(one.id, other.id)

/** A phone's clock may be wrong: a message is never older than its room, nor newer than its arrival. */
export const believedMoment = (claimedAt: number, openedAt: number, arrivedAt: number): number =>
  Math.max(openedAt, Math.min(claimedAt, arrivedAt))

const usualMinutes = 10
const enoughToSay = 5

/** The expected wait for a doctor: the median of the last waits in whole minutes, at least one. */
export function expectedMinutes(waitsMs: readonly number[]): number {
  if (waitsMs.length < enoughToSay) return usualMinutes
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  const sorted = [...waitsMs].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return Math.max(1, Math.ceil(middle / 60_000))
}
