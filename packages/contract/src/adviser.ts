import { Type, type Static } from '@sinclair/typebox'
import { adviserTopics } from '@yf/domain/adviser'
import { bookingNames } from '@yf/domain/booking'
import { main } from './call.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneNumberOf,
  Page,
  PageQuery,
  titled,
} from './shapes.ts'

export const Adviser = Type.Object({
  name: Type.String(),
  title: Type.String(),
  introduction: Type.String(),
  /** Address of a picture; null shows the first character of the name. */
  portrait: Nullable(Type.String()),
  phone: Type.String(),
  /** For display: 周一至周五 9:00-18:00 */
  hours: Type.String(),
  /** Content of the WeCom QR code; null where the adviser has none. */
  workChatLink: Nullable(Type.String()),
})
export type Adviser = Static<typeof Adviser>

/** A time at which the adviser can call. */
export const AdviserTime = Type.Object({
  id: Id,
  startTime: Moment,
  endTime: Moment,
  left: Type.Integer({ minimum: 0 }),
})
export type AdviserTime = Static<typeof AdviserTime>

/** One of the caller's own booked calls. */
export const AdviserBooking = Type.Object({
  id: Id,
  /** 1 待确认, 2 已预约, 3 已完成, 4 已取消, 5 已过期 */
  status: OneNumberOf(bookingNames),
  topic: OneKeyOf(adviserTopics),
  adviserName: Type.String(),
  startTime: Moment,
  endTime: Moment,
  /** The deadline for cancelling and changing. */
  cancelUntil: Moment,
  isCancellable: Bit,
  /** The result, as text; null where there is nothing to report. */
  outcome: Nullable(Type.String()),
})
export type AdviserBooking = Static<typeof AdviserBooking>

const BookingId = titled('预约', Id)
const SlotId = titled('预约时间', Id)
const Topic = OneKeyOf(adviserTopics, { title: '咨询事项' })

/** The one-to-one adviser of a company (/1v1): the advisers and booked calls. */
export const adviserCalls = {
  adviser: main.get(
    'adviser/card',
    '企业的专属顾问',
    'The adviser of a company; null where it has none',
    ByCompany,
    Type.Object({ adviser: Nullable(Adviser) }),
    { refusals: [] },
  ),
  adviserTimes: main.get(
    'adviser/times',
    '顾问可通话的时间',
    'Call slots of the adviser, including full ones',
    ByCompany,
    Type.Array(AdviserTime),
    { refusals: [] },
  ),
  adviserBookings: main.get(
    'adviser/bookings',
    '我预约的通话',
    'Booked calls of the caller, open ones first',
    Type.Object(PageQuery),
    Page(AdviserBooking),
    { refusals: [] },
  ),
  bookAdviser: main.post(
    'adviser/book',
    '预约通话',
    'Books a call',
    Type.Object({ companyId: CompanyId, placeId: SlotId, topic: Topic }),
    AdviserBooking,
    { idempotent: true, refusals: ['slotTaken', 'slotGone', 'bookingOpen'] },
  ),
  changeAdviserBooking: main.post(
    'adviser/change',
    '更改通话时间',
    'Moves a booked call to another slot',
    Type.Object({ id: BookingId, placeId: SlotId }),
    AdviserBooking,
    { idempotent: true, refusals: ['slotTaken', 'slotGone', 'cancelTooLate', 'bookingClosed'] },
  ),
  cancelAdviserBooking: main.post(
    'adviser/cancel',
    '取消通话',
    'Cancels a booked call; repeatable',
    Type.Object({ id: BookingId }),
    AdviserBooking,
    { refusals: ['cancelTooLate', 'bookingClosed'] },
  ),
}
