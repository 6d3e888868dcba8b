import { Type, type Static } from '@sinclair/typebox'
import { examGroups } from '@yf/domain/exam/indicators'
import { marriages } from '@yf/domain/exam/examinee'
import { Bit, Day, Id, Moment, Nullable, OneKeyOf, OneOf, titled } from './shapes.ts'

/** The partner's own codes of cities, brands, institutions and packages: short, and nothing that could be a path. */
export const Code = (title: string) => Type.String({ title, pattern: '^[A-Za-z0-9_-]{1,32}$' })
export const Marriage = OneKeyOf(marriages, { title: '婚姻状况' })
export const Month = Type.String({ title: '月份', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

/** One of the caller's rights to a high-end exam. */
export const ExamRight = Type.Object({
  packageId: Id,
  name: Type.String(),
  summary: Type.String(),
  left: Type.Integer(),
  total: Type.Integer(),
  startTime: Moment,
  endTime: Moment,
  /** Something is left of it, it has begun and is not over. */
  isUsable: Bit,
})
export type ExamRight = Static<typeof ExamRight>

/** Somebody for whom an exam may be booked. */
export const Examinee = Type.Object({
  /** Null for the caller. */
  userFamilyId: Nullable(Id),
  name: Type.String(),
  /** self, spouse, child … as in the family. */
  relation: Type.String(),
  /** 1 male, 2 female, 0 not told. */
  gender: Type.Integer(),
  age: Nullable(Type.Integer()),
  /** What has to be told before anything can be booked (证件号码, 性别…); empty where nothing is. */
  missing: Type.Array(Type.String()),
  /** Whoever has an account of their own books for themselves. */
  hasAccount: Bit,
  /** What ends first stands first. */
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
  /** Metres from where the caller says to be; null where nothing was said. */
  distance: Nullable(Type.Integer()),
})
export type ExamInstitution = Static<typeof ExamInstitution>

export const ExamPackage = Type.Object({
  code: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  /** For whom it is, in words: 女性，已婚，40 岁以上. */
  forWhom: Type.String(),
  minutes: Type.Integer(),
  items: Type.Array(Type.Object({ group: Type.String(), name: Type.String(), meaning: Type.String() })),
})
export type ExamPackage = Static<typeof ExamPackage>

/** A day and how many may still come: however many places there are, a month is at most 31 of these. */
export const ExamDay = Type.Object({ day: Day, left: Type.Integer(), total: Type.Integer() })
export type ExamDay = Static<typeof ExamDay>

/** 1 待确认, 2 已预约, 3 已完成, 4 已取消, 5 已过期 */
export const ExamBookingState = OneOf([1, 2, 3, 4, 5], { title: '预约状态' })

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
  /** The right that pays for it. */
  coveredBy: Type.String(),
  /** The last day that the right which pays covers; null where nothing is known of it. */
  lastDay: Nullable(Day),
  createTime: Moment,
  /** Until then it can be cancelled and changed. */
  cancelUntil: Moment,
  isCancellable: Bit,
  /** Confirmed, in time, and no other change under way. */
  isChangeable: Bit,
  /** Another day was asked for and the institution has not answered: until then the old one stands. */
  changingTo: Nullable(Day),
  /** Why it was cancelled or what became of it; null where nothing is to be said. */
  outcome: Nullable(Type.String()),
  /** The report, once it is here and for the caller to read. */
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
  /** Values outside of their range, and findings. */
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
  /** Null where the finding is words. */
  value: Nullable(Type.Number()),
  /** As it is shown: 5.6, or 轻度脂肪肝. */
  text: Type.String(),
  unit: Type.String(),
  low: Nullable(Type.Number()),
  high: Nullable(Type.Number()),
  /** `found`: a finding in words that somebody should look at. */
  level: OneOf(['normal', 'low', 'high', 'found']),
  /** Plain words of what it may mean; null where it is in order. */
  meaning: Nullable(Type.String()),
  advice: Nullable(Type.String()),
  /** Oldest first, this one too; empty where it is words. */
  years: Type.Array(Earlier),
})
export type ExamValue = Static<typeof ExamValue>

export const ExamReport = Type.Composite([
  ExamReportRow,
  Type.Object({
    /** Of the whole report as PDF; null while it is still on its way. */
    url: Nullable(Type.String()),
    fileName: Type.String(),
    values: Type.Array(ExamValue),
    /** The examining doctor's words. */
    conclusion: Type.String(),
  }),
])
export type ExamReport = Static<typeof ExamReport>

export const BookingId = titled('预约', Id)
export const InstitutionCode = Code('体检机构')
export const PackageCode = Code('体检套餐')
