import { Type, type Static } from '@sinclair/typebox'
import { slotKinds } from '@yf/domain/booking'
import { BookingId, BookingStateNumber } from './eap-shapes.ts'
import { Payment } from './self-paying.ts'
import { Bit, Day, Id, Moment, Nullable, OneOf, titled } from './shapes.ts'

/** Fields shared by appointments of every kind, and the calendar of the offline services. */

export const KindName = OneOf(slotKinds, { title: '预约类型' })
export { BookingId, BookingStateNumber }

/** The place of the appointment. */
export const Spot = Type.Object({
  name: Type.String(),
  address: Type.String(),
  /** Null without coordinates: the map then looks up the address. */
  longitude: Nullable(Type.Number()),
  latitude: Nullable(Type.Number()),
  phone: Nullable(Type.String()),
})
export type Spot = Static<typeof Spot>

/** One of the caller's own appointments, of any kind. */
export const Appointment = Type.Object({
  id: Id,
  kind: KindName,
  state: BookingStateNumber,
  /** 洁牙服务, 心理咨询 */
  title: Type.String(),
  /** The person who comes, or the counterpart: a short text under the title. */
  note: Type.String(),
  startTime: Moment,
  endTime: Moment,
  /** Null where there is no place to go to. */
  spot: Nullable(Spot),
  /** From this time the link to the session is available; null where there is none. */
  linkFrom: Nullable(Moment),
  createTime: Moment,
  /** The deadline for cancelling and changing. */
  cancelUntil: Moment,
  isCancellable: Bit,
  /** The benefit that pays for it; null where it is free. */
  coveredBy: Nullable(Type.String()),
  /** The slot is held for the payer until `payBefore`; payment happens on the screen of its kind. */
  payment: Payment,
  /** The result, as text; null where there is nothing to report. */
  outcome: Nullable(Type.String()),
  /** A calendar visible to others must not reveal what it is. */
  isPrivate: Bit,
  /** The screen of its kind, for cancelling and changing; null where the appointment's own page does that. */
  path: Nullable(Type.String()),
})
export type Appointment = Static<typeof Appointment>

/** With the fields that only its own page shows. */
export const AppointmentDetail = Type.Composite([
  Appointment,
  Type.Object({
    /** Digits to show at the counter while the appointment is open. Null where the kind has none. */
    code: Nullable(Type.String()),
    /** Things to bring and to know, in lines. */
    hints: Type.Array(Type.String()),
    /** The rule, where it cannot be cancelled here at all. */
    cancelRule: Nullable(Type.String()),
    /** For an offline service: the company whose calendar offers other times. */
    companyId: Id,
    moduleId: Nullable(Id),
    siteId: Nullable(Id),
    /** After the appointment, where its kind is evaluated: the questionnaire and whether it is completed. */
    evaluation: Nullable(Type.Object({ thirdPartyId: Type.String(), isEvaluated: Bit })),
  }),
])
export type AppointmentDetail = Static<typeof AppointmentDetail>

/** An entry in the waitlist of a full time. */
export const AppointmentWait = Type.Object({
  id: Id,
  kind: KindName,
  title: Type.String(),
  note: Type.String(),
  startTime: Moment,
  endTime: Moment,
  state: OneOf(['waiting', 'offered', 'over']),
  /** People ahead of the caller; 0 means next. */
  ahead: Type.Integer(),
  offerUntil: Nullable(Moment),
  path: Nullable(Type.String()),
})
export type AppointmentWait = Static<typeof AppointmentWait>

/** Which family member has a service, and how often it can still be used. */
export const ServiceRight = Type.Object({
  /** Null is the caller. */
  userFamilyId: Nullable(Id),
  personName: Type.String(),
  packageName: Type.String(),
  left: Type.Integer(),
  total: Type.Integer(),
  endTime: Moment,
})
export type ServiceRight = Static<typeof ServiceRight>

export const OfflineModule = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  /** A name of the app's icons. */
  icon: Type.String(),
  cities: Type.Array(Type.String()),
  /** Uses no benefit. */
  isFree: Bit,
  rights: Type.Array(ServiceRight),
})
export type OfflineModule = Static<typeof OfflineModule>

export const OfflineSite = Type.Composite([
  Spot,
  Type.Object({ id: Id, city: Type.String(), nextFreeTime: Nullable(Moment) }),
])
export type OfflineSite = Static<typeof OfflineSite>

/** A day of a site's calendar: its availability is known before its times are loaded. */
export const ServiceDay = Type.Object({ day: Day, left: Type.Integer() })
export type ServiceDay = Static<typeof ServiceDay>

export const ServiceTime = Type.Object({
  /** Id of the site's time, for booking and for the waitlist. */
  id: Id,
  startTime: Moment,
  endTime: Moment,
  left: Type.Integer(),
  waiting: Type.Integer(),
  isWaitedFor: Bit,
})
export type ServiceTime = Static<typeof ServiceTime>

export const ModuleId = titled('服务项目', Id)
export const SiteId = titled('服务网点', Id)
