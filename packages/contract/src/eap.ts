import { Type, type Static } from '@sinclair/typebox'
import { freeWhens } from '@yf/domain/counselling'
import { main } from './call.ts'
import {
  BookingId,
  BookingStateNumber,
  Counsellor,
  CounsellorId,
  FieldName,
  FreeDay,
  LanguageName,
  RightsLeft,
  Session,
  TagName,
  WayName,
} from './eap-shapes.ts'
import { PayFen, Payment } from './self-paying.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Done,
  Fen,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/** A session of the caller's own; other members' sessions are never shown. */
export const EapBooking = Type.Composite([
  Session,
  Type.Object({
    counsellor: Type.Object({
      id: Id,
      name: Type.String(),
      title: Type.String(),
      portrait: Nullable(Type.String()),
    }),
    /** The address to visit; null for video and voice. */
    address: Nullable(Type.String()),
    priceFen: Fen,
    /** The package that covers it; otherwise it is free or the caller pays by `payment`. */
    coveredBy: Nullable(Type.String()),
    payment: Payment,
    createTime: Moment,
    /** The deadline for cancelling and changing. */
    cancelUntil: Moment,
    isCancellable: Bit,
    /** From this time the session link is available; null for sessions on site. */
    linkFrom: Nullable(Moment),
    /** Why it was cancelled or how it ended, as text; null where there is nothing to report. */
    outcome: Nullable(Type.String()),
    /** The caller's text for the counsellor. */
    words: Nullable(Type.String()),
    /** Finished and not appraised yet. */
    isAppraisable: Bit,
    stars: Nullable(Type.Integer()),
  }),
])
export type EapBooking = Static<typeof EapBooking>

/** An entry in the waitlist of a full time. */
export const EapWait = Type.Object({
  id: Id,
  placeId: Id,
  counsellor: Type.Object({ id: Id, name: Type.String() }),
  way: WayName,
  startTime: Moment,
  endTime: Moment,
  /** waiting 候补中, offered 为您保留, over 已结束 */
  state: OneOf(['waiting', 'offered', 'over']),
  /** People ahead of the caller; 0 means next. */
  ahead: Type.Integer(),
  /** The slot is held for the caller until then; null unless it is offered. */
  offerUntil: Nullable(Moment),
  /** The caller's price at present. */
  selfFen: Fen,
})
export type EapWait = Static<typeof EapWait>

const CounsellorRow = Type.Composite([
  Counsellor,
  Type.Object({
    nextFreeTime: Nullable(Moment),
    isCovered: Bit,
    /** 1: no benefit covers it, and the caller can pay. */
    isSold: Bit,
  }),
])
export type CounsellorRow = Static<typeof CounsellorRow>

export const CounsellorDetail = Type.Composite([
  CounsellorRow,
  Type.Object({
    introduction: Type.String(),
    qualifications: Type.Array(Type.String()),
    /** Of the counsellor's practice; empty where sessions are never on site. */
    address: Type.String(),
    /** Tags from appraisals, most frequent first. */
    tags: Type.Array(Type.Object({ tag: TagName, count: Type.Integer() })),
    rights: RightsLeft,
    /** Days with any time at all, in order; full times have a waitlist. */
    days: Type.Array(FreeDay),
    /** Full hours before the start until which a booking can be cancelled. */
    cancelHours: Type.Integer(),
  }),
])
export type CounsellorDetail = Static<typeof CounsellorDetail>

const SlotId = titled('预约时间', Id)
/** For the counsellor only: encrypted, and in no list. */
const ForCounsellor = Type.Optional(titled('想说的话', Text(500)))
const WaitId = titled('候补', Id)
const booking = [
  'slotTaken',
  'slotGone',
  'bookingOpen',
  'noRightLeft',
  'wayNotOffered',
  'servicePriceChanged',
] as const

export const eapCalls = {
  counsellors: main.get(
    'eap/consulter/list',
    '咨询师列表',
    'Counsellors, paged',
    Type.Object({
      companyId: CompanyId,
      field: Type.Optional(FieldName),
      language: Type.Optional(LanguageName),
      way: Type.Optional(WayName),
      when: Type.Optional(OneKeyOf(freeWhens, { title: '有空时间' })),
      ...PageQuery,
    }),
    Type.Composite([Page(CounsellorRow), Type.Object({ rights: RightsLeft })]),
    { refusals: [] },
  ),
  counsellor: main.get(
    'eap/consulter/getConsultantById',
    '咨询师与可约时间',
    'One counsellor with free slots',
    Type.Object({ companyId: CompanyId, id: CounsellorId }),
    CounsellorDetail,
    { refusals: [] },
  ),
  /** The open booking is the next session, and the reason why a second one cannot be booked. */
  checkState: main.get(
    'eap/checkState',
    '剩余次数与未完成的预约',
    'Has this user rights left, is one open',
    ByCompany,
    Type.Object({ rights: RightsLeft, open: Nullable(EapBooking) }),
    { refusals: [] },
  ),
  book: main.post(
    'eap/addEap',
    '预约咨询',
    'Book a slot: never twice',
    Type.Object({
      companyId: CompanyId,
      placeId: SlotId,
      way: WayName,
      words: ForCounsellor,
      payFen: PayFen,
    }),
    EapBooking,
    { idempotent: true, track: 'api.eapBook', refusals: booking },
  ),
  bookings: main.get(
    'eap/selectEapRecord',
    '我的咨询预约',
    'My appointments',
    Type.Object({ state: Type.Optional(BookingStateNumber), ...PageQuery }),
    Page(EapBooking),
    { refusals: [] },
  ),
  booking: main.get(
    'eap/booking',
    '一次咨询预约',
    'One appointment of the caller',
    Type.Object({ id: BookingId }),
    EapBooking,
    { refusals: [] },
  ),
  cancel: main.get(
    'eap/eapCancel',
    '取消咨询预约',
    'Cancel one',
    Type.Object({ id: BookingId }),
    EapBooking,
    {
      track: 'api.eapCancel',
      refusals: ['cancelTooLate', 'bookingClosed'],
    },
  ),
  change: main.post(
    'eap/change',
    '改约',
    'Moves an open booking to another slot in one step',
    Type.Object({ id: BookingId, placeId: SlotId, way: WayName }),
    EapBooking,
    {
      idempotent: true,
      track: 'api.eapChange',
      refusals: ['slotTaken', 'slotGone', 'cancelTooLate', 'bookingClosed', 'wayNotOffered'],
    },
  ),
  waits: main.get(
    'eap/wait/list',
    '我的候补与为我保留的名额',
    'Waitlist entries of the caller, and slots offered to them',
    Nothing,
    Type.Array(EapWait),
    {
      refusals: [],
    },
  ),
  wait: main.post(
    'eap/wait/join',
    '候补已满的时间',
    'Joins the waitlist of a full slot',
    Type.Object({ companyId: CompanyId, placeId: SlotId, way: WayName }),
    EapWait,
    {
      idempotent: true,
      track: 'api.eapWait',
      refusals: ['slotFree', 'slotGone', 'bookingOpen', 'noRightLeft', 'wayNotOffered', 'waitsFull'],
    },
  ),
  leaveWait: main.post(
    'eap/wait/leave',
    '退出候补或放弃名额',
    'Leaves the waitlist, or declines an offer',
    Type.Object({ id: WaitId }),
    Done,
    {
      refusals: [],
    },
  ),
  acceptOffer: main.post(
    'eap/wait/accept',
    '接受为我保留的名额',
    'Accepts an offered slot while it is held',
    Type.Object({ id: WaitId, words: ForCounsellor, payFen: PayFen }),
    EapBooking,
    {
      idempotent: true,
      track: 'api.eapAccept',
      refusals: ['offerOver', 'bookingOpen', 'noRightLeft', 'slotTaken', 'servicePriceChanged'],
    },
  ),
  session: main.post(
    'eap/session',
    '进入咨询的链接，开始前十分钟起有效',
    'Link to a session, valid for minutes, from ten minutes before its start',
    Type.Object({ id: BookingId }),
    Type.Object({ url: Type.String() }),
    { refusals: ['sessionNotOpen', 'sessionOnSite', 'bookingClosed'] },
  ),
  appraise: main.post(
    'eap/appraise',
    '评价已完成的咨询，只能一次',
    'Rates a completed session, once',
    Type.Object({
      id: BookingId,
      stars: Type.Integer({ title: '评分', minimum: 1, maximum: 5 }),
      tags: Type.Array(TagName, { title: '评价标签', maxItems: 6, uniqueItems: true }),
      words: Type.Optional(titled('评价内容', Text(500))),
    }),
    Done,
    { idempotent: true, track: 'api.eapAppraise', refusals: ['notFinishedYet', 'appraisedBefore'] },
  ),
}
