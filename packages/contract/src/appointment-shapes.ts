import { Type, type Static } from '@sinclair/typebox'
import { placeKinds } from '@yf/domain/booking'
import { BookingId, BookingStateNumber } from './eap-shapes.ts'
import { Payment } from './self-paying.ts'
import { Bit, Day, Id, Moment, Nullable, OneOf, titled } from './shapes.ts'

/** What the appointments of every kind have in common, and what the offline services know of their calendar. */

export const KindName = OneOf(placeKinds, { title: '预约类型' })
export { BookingId, BookingStateNumber }

/** Where to go. */
export const Spot = Type.Object({
  name: Type.String(),
  address: Type.String(),
  /** Null where nobody has measured it: the map then looks for the address. */
  longitude: Nullable(Type.Number()),
  latitude: Nullable(Type.Number()),
  phone: Nullable(Type.String()),
})
export type Spot = Static<typeof Spot>

/** One appointment of the caller's own, whatever was booked. */
export const Appointment = Type.Object({
  id: Id,
  kind: KindName,
  state: BookingStateNumber,
  /** 洁牙服务, 心理咨询 */
  title: Type.String(),
  /** Who comes, or with whom: a few words under the title. */
  note: Type.String(),
  startTime: Moment,
  endTime: Moment,
  /** Null where nobody goes anywhere. */
  spot: Nullable(Spot),
  /** From then on there is a link to a session; null where there is none. */
  linkFrom: Nullable(Moment),
  createTime: Moment,
  /** Until then it can be cancelled and changed. */
  cancelUntil: Moment,
  isCancellable: Bit,
  /** What pays for it; null where nothing has to. */
  coveredBy: Nullable(Type.String()),
  /** Held for whoever pays while its `payBefore` stands; paid on the screen of its kind. */
  payment: Payment,
  /** What became of it, in words; null where nothing is to be said. */
  outcome: Nullable(Type.String()),
  /** A calendar that others see must not say what it is. */
  isPrivate: Bit,
  /** The screen of its kind, where it is cancelled and changed; null where that is done on its own page. */
  path: Nullable(Type.String()),
})
export type Appointment = Static<typeof Appointment>

/** With what only its own page shows. */
export const AppointmentDetail = Type.Composite([
  Appointment,
  Type.Object({
    /** To show at the counter while it is open: digits. Null where the kind has none. */
    code: Nullable(Type.String()),
    /** What to bring and to know, in lines. */
    hints: Type.Array(Type.String()),
    /** Where it cannot be cancelled here at all: how it is. */
    cancelRule: Nullable(Type.String()),
    /** Of an offline service: whose calendar offers other times. */
    companyId: Id,
    moduleId: Nullable(Id),
    siteId: Nullable(Id),
    /** Once it took place, where its kind is evaluated: by what, and whether that was done. */
    evaluation: Nullable(Type.Object({ thirdPartyId: Type.String(), isEvaluated: Bit })),
  }),
])
export type AppointmentDetail = Static<typeof AppointmentDetail>

/** A place in the line for a full time. */
export const AppointmentWait = Type.Object({
  id: Id,
  kind: KindName,
  title: Type.String(),
  note: Type.String(),
  startTime: Moment,
  endTime: Moment,
  state: OneOf(['waiting', 'offered', 'over']),
  /** People before the caller; 0 is the next. */
  ahead: Type.Integer(),
  offerUntil: Nullable(Moment),
  path: Nullable(Type.String()),
})
export type AppointmentWait = Static<typeof AppointmentWait>

/** For whom of the family a service is there, and how often still. */
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
  /** Costs no right. */
  isFree: Bit,
  rights: Type.Array(ServiceRight),
})
export type OfflineModule = Static<typeof OfflineModule>

export const OfflineSite = Type.Composite([
  Spot,
  Type.Object({ id: Id, city: Type.String(), nextFreeTime: Nullable(Moment) }),
])
export type OfflineSite = Static<typeof OfflineSite>

/** A day of a site's calendar: whether anything is left is known before its times are. */
export const ServiceDay = Type.Object({ day: Day, left: Type.Integer() })
export type ServiceDay = Static<typeof ServiceDay>

export const ServiceTime = Type.Object({
  /** Of the place: what is booked or waited for. */
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
