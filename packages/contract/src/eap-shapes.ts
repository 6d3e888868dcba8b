import { Type, type Static } from '@sinclair/typebox'
import { bookingNames } from '@yf/domain/booking'
import {
  appraisalTags,
  counsellingFields,
  counsellingLanguages,
  counsellingWays,
} from '@yf/domain/counselling'
import { Bit, Day, Fen, Id, Moment, Nullable, OneKeyOf, OneNumberOf, titled } from './shapes.ts'

/** Counsellors and sessions, shared by the app and the counselling console. */

export const FieldName = OneKeyOf(counsellingFields, { title: '擅长领域' })
export const LanguageName = OneKeyOf(counsellingLanguages, { title: '语言' })
export const WayName = OneKeyOf(counsellingWays, { title: '咨询方式' })
export const TagName = OneKeyOf(appraisalTags, { title: '评价标签' })
export const CounsellorId = titled('咨询师', Id)
export const BookingId = titled('预约', Id)
export const BookingStateNumber = OneNumberOf(bookingNames, { title: '预约状态' })

/** Computed from appraisals; null until there is one. */
export const Rating = Type.Object({
  /** Of five stars, one decimal. */
  stars: Nullable(Type.Number()),
  count: Type.Integer(),
})
export type Rating = Static<typeof Rating>

export const Counsellor = Type.Object({
  id: Id,
  name: Type.String(),
  /** 国家二级心理咨询师 */
  title: Type.String(),
  /** Address of a picture; null shows the first character of the name. */
  portrait: Nullable(Type.String()),
  years: Type.Integer(),
  city: Type.String(),
  fields: Type.Array(FieldName),
  languages: Type.Array(LanguageName),
  ways: Type.Array(WayName),
  /** Per session; 0 is free of charge. */
  priceFen: Fen,
  /** Per session. */
  minutes: Type.Integer(),
  rating: Rating,
})
export type Counsellor = Static<typeof Counsellor>

export const Session = Type.Object({
  id: Id,
  state: BookingStateNumber,
  way: WayName,
  startTime: Moment,
  endTime: Moment,
})

const Rights = Type.Object({
  name: Type.String(),
  left: Type.Integer(),
  total: Type.Integer(),
  endTime: Moment,
})
/** Sessions left in the caller's packages; null where there is no such package. */
export const RightsLeft = Nullable(Rights)
export type RightsLeft = Static<typeof RightsLeft>

/** A time of a counsellor's day. */
export const FreeTime = Type.Object({
  /** Id of the site's time, for booking and for the waitlist. */
  id: Id,
  startTime: Moment,
  endTime: Moment,
  isFull: Bit,
  /** People in the waitlist. */
  waiting: Type.Integer(),
  /** The caller is one of them. */
  isWaitedFor: Bit,
})
export type FreeTime = Static<typeof FreeTime>

export const FreeDay = Type.Object({ day: Day, times: Type.Array(FreeTime) })
export type FreeDay = Static<typeof FreeDay>
