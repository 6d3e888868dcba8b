import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import {
  BookingId,
  BookingStateNumber,
  Counsellor,
  CounsellorId,
  FieldName,
  LanguageName,
  Rating,
  Session,
  TagName,
  WayName,
} from './eap-shapes.ts'
import { Schedule, WeeklyHours } from './schedule-shapes.ts'
import {
  Bit,
  Day,
  Fen,
  Id,
  Moment,
  Nothing,
  Nullable,
  Page,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/**
 * The counselling console, for staff with that permission only: neither companies nor claims staff ever learn who had
 * counselling.
 */
export const AdminCounsellor = Type.Composite([
  Counsellor,
  Type.Object({
    introduction: Type.String(),
    qualifications: Type.Array(Type.String()),
    address: Type.String(),
    isPaused: Bit,
    /** Open bookings from now on. */
    openCount: Type.Integer(),
    waitingCount: Type.Integer(),
  }),
])
export type AdminCounsellor = Static<typeof AdminCounsellor>

/** Without the member's text: staff open it one by one, and each opening is an audit event. */
export const AdminBooking = Type.Composite([
  Session,
  Type.Object({
    counsellorId: Id,
    counsellorName: Type.String(),
    /** Masked. */
    memberName: Type.String(),
    memberPhone: Type.String(),
    isPast: Bit,
    isNoShow: Bit,
    outcome: Nullable(Type.String()),
  }),
])
export type AdminBooking = Static<typeof AdminBooking>

const AdminWait = Type.Object({
  id: Id,
  counsellorId: Id,
  counsellorName: Type.String(),
  memberName: Type.String(),
  way: WayName,
  startTime: Moment,
  joinedTime: Moment,
  offerUntil: Nullable(Moment),
})
export type AdminWait = Static<typeof AdminWait>

const AdminAppraisal = Type.Object({
  id: Id,
  counsellorId: Id,
  counsellorName: Type.String(),
  stars: Type.Integer(),
  tags: Type.Array(TagName),
  words: Nullable(Type.String()),
  createTime: Moment,
})
export type AdminAppraisal = Static<typeof AdminAppraisal>

const OfCounsellor = { counsellorId: Type.Optional(CounsellorId) }
const permitted = { permission: 'counselling', refusals: [] } as const
const marking = { refusals: ['bookingClosed', 'sessionNotBegun'] } as const

export const eapAdminCalls = {
  counsellors: consoleService.get(
    'counselling/counsellors',
    '查看咨询师',
    'Counsellors, including paused ones',
    Nothing,
    Type.Array(AdminCounsellor),
    permitted,
  ),
  saveCounsellor: consoleService.post(
    'counselling/counsellor',
    '修改咨询师',
    'Creates or changes a counsellor',
    Type.Object({
      id: Type.Optional(CounsellorId),
      name: titled('姓名', Text(20, 1)),
      title: titled('职称', Text(40, 1)),
      years: Type.Integer({ title: '从业年限', minimum: 0, maximum: 60 }),
      city: titled('城市', Text(20)),
      address: titled('咨询地址', Text(100)),
      introduction: titled('简介', Text(1000)),
      qualifications: Type.Array(Text(60, 1), { title: '资质', maxItems: 10 }),
      fields: Type.Array(FieldName, { title: '擅长领域', minItems: 1, maxItems: 8, uniqueItems: true }),
      languages: Type.Array(LanguageName, { title: '语言', minItems: 1, maxItems: 3, uniqueItems: true }),
      ways: Type.Array(WayName, { title: '咨询方式', minItems: 1, maxItems: 3, uniqueItems: true }),
      priceFen: titled('价格', Fen),
      minutes: Type.Integer({ title: '时长', minimum: 20, maximum: 180 }),
    }),
    AdminCounsellor,
    { permission: 'counselling', refusals: ['counsellorNameTaken'] },
  ),
  pauseCounsellor: consoleService.post(
    'counselling/counsellor/pause',
    '暂停或恢复咨询师',
    'Pauses or resumes bookings of a counsellor; existing bookings are kept',
    Type.Object({ id: CounsellorId, isPaused: titled('暂停预约', Bit) }),
    AdminCounsellor,
    permitted,
  ),
  schedule: consoleService.get(
    'counselling/schedule',
    '查看咨询排班',
    'Weekly hours and days off of a counsellor',
    Type.Object({ counsellorId: CounsellorId }),
    Schedule,
    permitted,
  ),
  saveHours: consoleService.post(
    'counselling/hours',
    '修改咨询排班',
    'Replaces the weekly hours; free slots are regenerated, booked ones are kept',
    Type.Object({
      counsellorId: CounsellorId,
      hours: Type.Array(WeeklyHours, { title: '每周时段', maxItems: 50 }),
    }),
    Schedule,
    { permission: 'counselling', refusals: ['hoursOverlap'] },
  ),
  closeDays: consoleService.post(
    'counselling/dayOff',
    '登记咨询休息日',
    'Closes days; bookings are cancelled with their benefit returned, and booked and waiting members are notified',
    Type.Object({
      counsellorId: CounsellorId,
      firstDay: titled('开始日期', Day),
      lastDay: titled('结束日期', Day),
      reason: titled('说明', Text(50)),
    }),
    Type.Composite([Schedule, Type.Object({ cancelledCount: Type.Integer() })]),
    permitted,
  ),
  reopenDays: consoleService.post(
    'counselling/dayOff/drop',
    '取消咨询休息日',
    'Reopens days that were closed',
    Type.Object({ counsellorId: CounsellorId, id: titled('休息日', Id) }),
    Schedule,
    permitted,
  ),
  bookings: consoleService.get(
    'counselling/bookings',
    '查看咨询预约',
    'Bookings by state, counsellor and day, the next ones first',
    Type.Object({
      ...OfCounsellor,
      state: Type.Optional(BookingStateNumber),
      firstDay: Type.Optional(titled('开始日期', Day)),
      lastDay: Type.Optional(titled('结束日期', Day)),
      ...PageQuery,
    }),
    PageOfLists(AdminBooking, ['2', '3', '4', '5', 'all']),
    permitted,
  ),
  booking: consoleService.get(
    'counselling/booking',
    '查看一个咨询预约',
    "One booking with the member's note for the counsellor",
    Type.Object({ id: BookingId }),
    Type.Composite([AdminBooking, Type.Object({ words: Nullable(Type.String()), createTime: Moment })]),
    permitted,
  ),
  finish: consoleService.post(
    'counselling/booking/finish',
    '登记咨询完成',
    'Marks a session as completed',
    Type.Object({ id: BookingId }),
    AdminBooking,
    { permission: 'counselling', ...marking },
  ),
  markNoShow: consoleService.post(
    'counselling/booking/noShow',
    '登记咨询未到场',
    'Marks a no-show; the session is consumed',
    Type.Object({ id: BookingId }),
    AdminBooking,
    { permission: 'counselling', ...marking },
  ),
  cancel: consoleService.post(
    'counselling/booking/cancel',
    '取消咨询预约',
    'Cancels for the counsellor, any time before the session; slot and benefit are returned, and the member is notified',
    Type.Object({ id: BookingId, reason: titled('原因', Text(50, 1)) }),
    AdminBooking,
    { permission: 'counselling', refusals: ['bookingClosed'] },
  ),
  waits: consoleService.get(
    'counselling/waits',
    '查看咨询候补',
    'Waitlists of full slots, in order',
    Type.Object({ ...OfCounsellor, ...PageQuery }),
    Page(AdminWait),
    permitted,
  ),
  appraisals: consoleService.get(
    'counselling/appraisals',
    '查看咨询评价',
    'Evaluations of sessions, newest first, anonymous',
    Type.Object({ ...OfCounsellor, ...PageQuery }),
    Type.Composite([Page(AdminAppraisal), Type.Object({ rating: Rating })]),
    permitted,
  ),
}
