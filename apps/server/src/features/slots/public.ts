/** Bookings of any kind: counselling, the adviser, offline benefits, exams, cards. */
export { book, type BookedSlot, type BookingRequest } from './booking/book.ts'
export { changeBooking } from './booking/change.ts'
export { cancelFor, cancelOwn, finish, markNoShow, type ActorAndReason } from './booking/end.ts'
export { askForSlot, confirmSlot, denySlot, moveHeld, unanswered } from './booking/partner-held.ts'
export {
  bookingQuery,
  bookingsOf,
  memberBookingQuery,
  openBookingOf,
  ownBooking,
  ownBookingsUntil,
} from './own-bookings.ts'
export {
  alreadyBooked,
  leavableUntil,
  lockBooking,
  type BookingKey,
  type BookingRow,
} from './booking-store.ts'
export type {
  AppointmentKindDeps,
  AppointmentKind,
  AppointmentSource,
  OutsideBooking,
  Reservation,
  AppointmentDisplay,
} from './appointment-kind.ts'
export { acceptOffer } from './waitlist/accept.ts'
export { findSlot } from './slot-store.ts'
export { joinWaitlist } from './waitlist/join.ts'
export { leaveWaitlist } from './waitlist/leave.ts'
export { aheadOf, liveWaitsOf, ownWait, waitQuery, type WaitRow } from './wait-store.ts'
export type { Hours } from './rules.ts'
export { closeDays, reopenDays } from './schedule/days-off.ts'
export { daysToCome, nextFree, timesToCome, type FreeSpan, type OpenTime } from './schedule/free-times.ts'
export { keepResource, setHours, setPaused } from './schedule/hours.ts'
export { daysOffOf, hoursOf, type DayOff } from './schedule/hours-store.ts'
export { hoursFault, hoursOfWire, scheduleOf, spanFault } from './schedule/dto.ts'
export { keepLaidOut, openResources, resourceOf } from './schedule/lay-out.ts'
export { notifyFinished } from './cleanup/clean-up.ts'
export { sendBookingNotice, bookingNoticeInput } from './booking-notice.ts'
export type { SlotWork } from './work.ts'
