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

/** 5 is also where somebody did not come: the place and the right to it are gone. */
export const bookingMoves = defineMachine({ 1: [2, 4, 5], 2: [3, 4, 5], 3: [], 4: [], 5: [] })

/** It has a place: that place is taken, and whoever has it books no second one of its kind. */
export const openBookingStates = [bookingStates.asked, bookingStates.booked] as const
export const isOpenBooking = (state: number): boolean =>
  (openBookingStates as readonly number[]).includes(state)

export const placeKinds = ['counselling', 'adviser', 'offline', 'exam', 'card'] as const
export type PlaceKind = (typeof placeKinds)[number]

export const placeKindNames: Readonly<Record<PlaceKind, string>> = {
  counselling: '心理咨询',
  adviser: '顾问服务',
  offline: '线下服务',
  exam: '体检',
  card: '权益卡服务',
}

interface BookingRule {
  /** The last moment to cancel or change, before the start. */
  readonly cancelHours: number
  /** How long the one whose turn it is has to accept a place that became free. */
  readonly offerMinutes: number
  /** Nobody is offered a place that begins sooner than this: one has to get there. */
  readonly leadMinutes: number
  /** After the end: until then the desk may say that nobody came; then it counts as finished. */
  readonly graceMinutes: number
  /** Before the start, each told once. */
  readonly reminderMinutes: readonly number[]
  /** How far ahead places are laid out. */
  readonly weeksAhead: number
  /** A person has one open booking of the kind at a time. */
  readonly isOnlyOne: boolean
  /** Whoever was there is asked how it was, by a notice; counselling has stars of its own. */
  readonly isEvaluated: boolean
}

const usual: BookingRule = {
  cancelHours: 24,
  offerMinutes: 15,
  leadMinutes: 60,
  graceMinutes: 120,
  reminderMinutes: [24 * 60, 60],
  weeksAhead: 4,
  isOnlyOne: false,
  isEvaluated: false,
}

/** Rules as data: a kind that differs says in what. */
export const bookingRules: Readonly<Record<PlaceKind, BookingRule>> = {
  counselling: { ...usual, isOnlyOne: true },
  adviser: { ...usual, cancelHours: 2, weeksAhead: 2, isOnlyOne: true },
  offline: { ...usual, isEvaluated: true },
  exam: { ...usual, weeksAhead: 8, isEvaluated: true },
  card: usual,
}

const hour = 3_600_000

/**
 * Until this moment, and in it, a booking can be cancelled or changed: until it begins where the desk moved it, because
 * nobody asked for that time.
 */
export const cancellableUntil = (kind: PlaceKind, start: Date, wasMoved = false): Date =>
  wasMoved ? start : new Date(start.getTime() - bookingRules[kind].cancelHours * hour)

/** A link to a session opens this long before it begins. */
export const sessionOpensMinutes = 10
