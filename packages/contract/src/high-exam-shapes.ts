import { Type, type Static } from '@sinclair/typebox'
import { bookingNames } from '@yf/domain/booking'
import { examGroups } from '@yf/domain/exam/indicators'
import { marriages } from '@yf/domain/exam/examinee'
import {
  Bit,
  Day,
  GenderNumber,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneNumberOf,
  OneOf,
  titled,
} from './shapes.ts'

/** The partner's own codes of cities, brands, institutions and packages: short, and safe in a path. */
export const Code = (title: string) => Type.String({ title, pattern: '^[A-Za-z0-9_-]{1,32}$' })
export const Marriage = OneKeyOf(marriages, { title: '婚姻状况' })
export const Month = Type.String({ title: '月份', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

/** One of the caller's benefits for a high-end exam. */
export const ExamRight = Type.Object({
  packageId: Id,
  name: Type.String(),
  summary: Type.String(),
  left: Type.Integer(),
  total: Type.Integer(),
  startTime: Moment,
  endTime: Moment,
  /** Not used up, started and not over. */
  isUsable: Bit,
})
export type ExamRight = Static<typeof ExamRight>

/** A person for whom an exam may be booked. */
export const Examinee = Type.Object({
  /** Null for the caller. */
  userFamilyId: Nullable(Id),
  name: Type.String(),
  /** self, spouse, child … as in the family. */
  relation: Type.String(),
  gender: GenderNumber,
  age: Nullable(Type.Integer()),
  /** Data required before booking (证件号码, 性别…); empty where complete. */
  missing: Type.Array(Type.String()),
  /** People with an account of their own book for themselves. */
  hasAccount: Bit,
  /** The earliest to expire comes first. */
  rights: Type.Array(ExamRight),
})
export type Examinee = Static<typeof Examinee>

export const ExamCity = Type.Object({
  code: Type.String(),
  name: Type.String(),
  institutions: Type.Integer(),
})
export type ExamCity = Static<typeof ExamCity>

export const ExamBrand = Type.Object({
  code: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  institutions: Type.Integer(),
})
export type ExamBrand = Static<typeof ExamBrand>

export const ExamInstitution = Type.Object({
  code: Type.String(),
  name: Type.String(),
  brandName: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  /** 周一至周六 07:30–11:00 */
  hours: Type.String(),
  longitude: Type.Number(),
  latitude: Type.Number(),
  /** Metres from the caller's position; null where none was sent. */
  distance: Nullable(Type.Integer()),
})
export type ExamInstitution = Static<typeof ExamInstitution>

export const ExamPackage = Type.Object({
  code: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  /** The target group, as text: 女性，已婚，40 岁以上. */
  forWhom: Type.String(),
  minutes: Type.Integer(),
  items: Type.Array(Type.Object({ group: Type.String(), name: Type.String(), meaning: Type.String() })),
})
export type ExamPackage = Static<typeof ExamPackage>

/** A day and its free slots: a month has at most 31 of these, whatever the number of slots. */
export const ExamDay = Type.Object({ day: Day, left: Type.Integer(), total: Type.Integer() })
export type ExamDay = Static<typeof ExamDay>

export const ExamBookingState = OneNumberOf(bookingNames, { title: '预约状态' })

export const HighExamBooking = Type.Object({
  id: Id,
  state: ExamBookingState,
  name: Type.String(),
  userFamilyId: Nullable(Id),
  institution: Type.Object({
    code: Type.String(),
    name: Type.String(),
    address: Type.String(),
    phone: Type.String(),
    longitude: Type.Number(),
    latitude: Type.Number(),
  }),
  packageCode: Type.String(),
  packageName: Type.String(),
  day: Day,
  startTime: Moment,
  endTime: Moment,
  /** The benefit that pays for it. */
  coveredBy: Type.String(),
  /** The last day that the paying benefit covers; null where unknown. */
  lastDay: Nullable(Day),
  createTime: Moment,
  /** The deadline for cancelling and changing. */
  cancelUntil: Moment,
  isCancellable: Bit,
  /** Confirmed, in time, and no other change pending. */
  isChangeable: Bit,
  /** A requested day that the institution has not confirmed: until then the old one applies. */
  changingTo: Nullable(Day),
  /** Why it was cancelled or how it ended; null where there is nothing to report. */
  outcome: Nullable(Type.String()),
  /** The report, once it has arrived and the caller may read it. */
  reportId: Nullable(Id),
})
export type HighExamBooking = Static<typeof HighExamBooking>

export const ExamReportRow = Type.Object({
  id: Id,
  name: Type.String(),
  userFamilyId: Nullable(Id),
  day: Day,
  institutionName: Type.String(),
  packageName: Type.String(),
  /** Values outside their range, and findings. */
  abnormal: Type.Integer(),
  createTime: Moment,
})
export type ExamReportRow = Static<typeof ExamReportRow>

/** A value of the same indicator in a report of the same person. */
const Earlier = Type.Object({ day: Day, value: Type.Number() })

export const ExamValue = Type.Object({
  code: Type.String(),
  name: Type.String(),
  group: OneKeyOf(examGroups),
  /** Null where the finding is text. */
  value: Nullable(Type.Number()),
  /** For display: 5.6, or 轻度脂肪肝. */
  text: Type.String(),
  unit: Type.String(),
  low: Nullable(Type.Number()),
  high: Nullable(Type.Number()),
  /** `found`: a finding in text that needs attention. */
  level: OneOf(['normal', 'low', 'high', 'found']),
  /** A plain explanation; null where the value is normal. */
  meaning: Nullable(Type.String()),
  advice: Nullable(Type.String()),
  /** Oldest first, including this one; empty for text. */
  years: Type.Array(Earlier),
})
export type ExamValue = Static<typeof ExamValue>

export const ExamReport = Type.Composite([
  ExamReportRow,
  Type.Object({
    /** Of the complete report as PDF; null until it arrives. */
    url: Nullable(Type.String()),
    fileName: Type.String(),
    values: Type.Array(ExamValue),
    /** The examining doctor's text. */
    conclusion: Type.String(),
  }),
])
export type ExamReport = Static<typeof ExamReport>

export const BookingId = titled('预约', Id)
export const InstitutionCode = Code('体检机构')
export const PackageCode = Code('体检套餐')
