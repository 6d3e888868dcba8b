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

/** A session of the caller's: nobody else's is ever shown. */
export const EapBooking = Type.Composite([
  Session,
  Type.Object({
    counsellor: Type.Object({
      id: Id,
      name: Type.String(),
      title: Type.String(),
      portrait: Nullable(Type.String()),
    }),
    /** Where to go; null for video and voice. */
    address: Nullable(Type.String()),
    priceFen: Fen,
    /** What pays for it: a session of this package, or nothing has to, or the caller by `payment`. */
    coveredBy: Nullable(Type.String()),
    payment: Payment,
    createTime: Moment,
    /** Until then it can be cancelled and changed. */
    cancelUntil: Moment,
    isCancellable: Bit,
    /** From then on there is a link to the session; null where one goes there. */
    linkFrom: Nullable(Moment),
    /** Why it was cancelled or what became of it, in words; null where nothing is to be said. */
    outcome: Nullable(Type.String()),
    /** What the caller wrote for the counsellor. */
    words: Nullable(Type.String()),
    /** Finished and not appraised yet. */
    isAppraisable: Bit,
    stars: Nullable(Type.Integer()),
  }),
])
export type EapBooking = Static<typeof EapBooking>

/** A place in the line for a full time. */
export const EapWait = Type.Object({
  id: Id,
  placeId: Id,
  counsellor: Type.Object({ id: Id, name: Type.String() }),
  way: WayName,
  startTime: Moment,
  endTime: Moment,
  /** waiting 候补中, offered 为您保留, over 已结束 */
  state: OneOf(['waiting', 'offered', 'over']),
  /** People before the caller; 0 is the next. */
  ahead: Type.Integer(),
  /** The place is held for the caller until then; null unless it is offered. */
  offerUntil: Nullable(Moment),
  /** What the caller would pay for it as things stand. */
  selfFen: Fen,
})
export type EapWait = Static<typeof EapWait>

const CounsellorRow = Type.Composite([
  Counsellor,
  Type.Object({
    nextFreeTime: Nullable(Moment),
    isCovered: Bit,
    /** 1: no right pays for it, and the caller can. */
    isSold: Bit,
  }),
])
export type CounsellorRow = Static<typeof CounsellorRow>

export const CounsellorDetail = Type.Composite([
  CounsellorRow,
  Type.Object({
    introduction: Type.String(),
    qualifications: Type.Array(Type.String()),
    /** Of the counsellor's room; empty where sessions are never on site. */
    address: Type.String(),
    /** What was said of sessions, most often said first. */
    tags: Type.Array(Type.Object({ tag: TagName, count: Type.Integer() })),
    rights: RightsLeft,
    /** Days with any time at all, in order; full times can be waited for. */
    days: Type.Array(FreeDay),
    /** Whole hours before the start until which a booking can be cancelled. */
    cancelHours: Type.Integer(),
  }),
])
export type CounsellorDetail = Static<typeof CounsellorDetail>

const PlaceId = titled('预约时间', Id)
/** For the counsellor alone: sealed, and in no list. */
const ForCounsellor = Type.Optional(titled('想说的话', Text(500)))
const WaitId = titled('候补', Id)
const booking = [
  'placeTaken',
  'placeGone',
  'bookingOpen',
  'noRightLeft',
  'wayNotOffered',
  'servicePriceChanged',
] as const

export const eapCalls = {
  counsellors: main.get(
    'eap/consulter/list',
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
    'One counsellor with free slots',
    Type.Object({ companyId: CompanyId, id: CounsellorId }),
    CounsellorDetail,
    { refusals: [] },
  ),
  /** The open booking is the next session, and the reason why there is no second one. */
  checkState: main.get(
    'eap/checkState',
    'Has this user rights left, is one open',
    ByCompany,
    Type.Object({ rights: RightsLeft, open: Nullable(EapBooking) }),
    { refusals: [] },
  ),
  book: main.post(
    'eap/addEap',
    'Book a slot: never twice',
    Type.Object({
      companyId: CompanyId,
      placeId: PlaceId,
      way: WayName,
      words: ForCounsellor,
      payFen: PayFen,
    }),
    EapBooking,
    { idempotent: true, track: 'api.eapBook', refusals: booking },
  ),
  bookings: main.get(
    'eap/selectEapRecord',
    'My appointments',
    Type.Object({ state: Type.Optional(BookingStateNumber), ...PageQuery }),
    Page(EapBooking),
    { refusals: [] },
  ),
  booking: main.get(
    'eap/booking',
    'One appointment of mine, which a notice may lead to',
    Type.Object({ id: BookingId }),
    EapBooking,
    { refusals: [] },
  ),
  cancel: main.get('eap/eapCancel', 'Cancel one', Type.Object({ id: BookingId }), EapBooking, {
    track: 'api.eapCancel',
    refusals: ['cancelTooLate', 'bookingClosed'],
  }),
  change: main.post(
    'eap/change',
    'Another time for an open booking: the new place is taken and the old one given back at once',
    Type.Object({ id: BookingId, placeId: PlaceId, way: WayName }),
    EapBooking,
    {
      idempotent: true,
      track: 'api.eapChange',
      refusals: ['placeTaken', 'placeGone', 'cancelTooLate', 'bookingClosed', 'wayNotOffered'],
    },
  ),
  waits: main.get(
    'eap/wait/list',
    'Full times that I wait for, and those offered to me',
    Nothing,
    Type.Array(EapWait),
    {
      refusals: [],
    },
  ),
  wait: main.post(
    'eap/wait/join',
    'Wait for a full time',
    Type.Object({ companyId: CompanyId, placeId: PlaceId, way: WayName }),
    EapWait,
    {
      idempotent: true,
      track: 'api.eapWait',
      refusals: ['placeFree', 'placeGone', 'bookingOpen', 'noRightLeft', 'wayNotOffered', 'waitsFull'],
    },
  ),
  leaveWait: main.post(
    'eap/wait/leave',
    'Wait no longer, or let an offer go',
    Type.Object({ id: WaitId }),
    Done,
    {
      refusals: [],
    },
  ),
  acceptOffer: main.post(
    'eap/wait/accept',
    'Take the place that is held for me',
    Type.Object({ id: WaitId, words: ForCounsellor, payFen: PayFen }),
    EapBooking,
    {
      idempotent: true,
      track: 'api.eapAccept',
      refusals: ['offerOver', 'bookingOpen', 'noRightLeft', 'placeTaken', 'servicePriceChanged'],
    },
  ),
  session: main.post(
    'eap/session',
    'The link to a session, good for minutes, from ten minutes before it begins',
    Type.Object({ id: BookingId }),
    Type.Object({ url: Type.String() }),
    { refusals: ['sessionNotOpen', 'sessionOnSite', 'bookingClosed'] },
  ),
  appraise: main.post(
    'eap/appraise',
    'Appraise a finished session, once',
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
