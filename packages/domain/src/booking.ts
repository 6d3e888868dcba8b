import type { TaskCode } from './points.ts'
import { defineMachine } from './state-machine.ts'

/** An appointment of any kind (decisions §5): counselling, the adviser, offline benefits, exams, cards. */
export const bookingStates = { asked: 1, booked: 2, finished: 3, cancelled: 4, expired: 5 } as const
export type BookingState = (typeof bookingStates)[keyof typeof bookingStates]

export const bookingNames = {
  1: '待确认',
  2: '已预约',
  3: '已完成',
  4: '已取消',
  5: '已过期',
} as const satisfies Record<BookingState, string>

/** 5 also covers a no-show: the slot and the benefit for it are used up. */
export const bookingTransitions = defineMachine({ 1: [2, 4, 5], 2: [3, 4, 5], 3: [], 4: [], 5: [] })

/** It holds a slot: the slot is taken, and the member books no second one of its kind. */
export const openBookingStates = [bookingStates.asked, bookingStates.booked] as const
export const isOpenBooking = (state: number): boolean =>
  (openBookingStates as readonly number[]).includes(state)

export const slotKinds = ['counselling', 'adviser', 'offline', 'exam', 'card'] as const
export type SlotKind = (typeof slotKinds)[number]

export const slotKindNames: Readonly<Record<SlotKind, string>> = {
  counselling: '心理咨询',
  adviser: '顾问服务',
  offline: '线下服务',
  exam: '体检',
  card: '权益卡服务',
}

interface BookingRule {
  /** The deadline for cancelling and changing, before the start. */
  readonly cancelHours: number
  /** How long the next person of the waitlist has to accept a free slot. */
  readonly offerMinutes: number
  /** A slot that begins sooner than this is not offered: people need time to get there. */
  readonly leadMinutes: number
  /** After the end: until then staff may record a no-show; then the booking counts as finished. */
  readonly graceMinutes: number
  /** Before the start, each sent once. */
  readonly reminderMinutes: readonly number[]
  /** How far ahead slots are created. */
  readonly bookableWeeks: number
  /** A person has one open booking of the kind at a time. */
  readonly isOnlyOne: boolean
  /** Participants get a notice asking for an evaluation. */
  readonly isEvaluated: boolean
  /** Rated with stars on a page of its own, instead of the usual evaluation. */
  readonly hasOwnRating: boolean
  /** The task that a confirmed booking completes for points. */
  readonly task: TaskCode | null
}

const usual: BookingRule = {
  cancelHours: 24,
  offerMinutes: 15,
  leadMinutes: 60,
  graceMinutes: 120,
  reminderMinutes: [24 * 60, 60],
  bookableWeeks: 4,
  isOnlyOne: false,
  isEvaluated: false,
  hasOwnRating: false,
  task: null,
}

/** Rules as data: each kind lists only its differences. */
export const bookingRules: Readonly<Record<SlotKind, BookingRule>> = {
  counselling: { ...usual, isOnlyOne: true, hasOwnRating: true },
  adviser: { ...usual, cancelHours: 2, bookableWeeks: 2, isOnlyOne: true },
  offline: { ...usual, isEvaluated: true },
  exam: { ...usual, bookableWeeks: 8, isEvaluated: true, task: 'examBooked' },
  card: usual,
}

const hour = 3_600_000

/**
 * A booking can be cancelled or changed up to and including this moment: until the start if staff moved it, because
 * the member did not ask for that time.
 */
export const cancellableUntil = (kind: SlotKind, start: Date, wasMoved = false): Date =>
  wasMoved ? start : new Date(start.getTime() - bookingRules[kind].cancelHours * hour)

/** A session link becomes available this long before the start. */
export const sessionOpensMinutes = 10
