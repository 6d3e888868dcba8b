import { Type } from '@sinclair/typebox'
import {
  Appointment,
  AppointmentDetail,
  AppointmentWait,
  BookingId,
  BookingStateNumber,
  KindName,
  ModuleId,
  OfflineModule,
  OfflineSite,
  ServiceDay,
  ServiceTime,
  SiteId,
} from './appointment-shapes.ts'
import { main } from './call.ts'
import { Bit, ByCompany, CompanyId, Day, Done, Id, Nothing, Page, PageQuery, titled } from './shapes.ts'

const SlotId = titled('预约时间', Id)
const WaitId = titled('候补', Id)
/** Whose package it is; omitted for the caller's own. */
const ForWhom = { userFamilyId: Type.Optional(titled('家庭成员', Id)) }
const OfOne = Type.Object({ id: BookingId })
const OfWait = Type.Object({ id: WaitId })
const BookSlotInput = Type.Object({ companyId: CompanyId, placeId: SlotId, ...ForWhom })

/** Appointments of every kind in one list, and services used at a site: 洁牙, 疫苗, 中医理疗. */
export const appointmentCalls = {
  list: main.get(
    'appointment/list',
    '我的全部预约，最近的在前',
    'Appointments of the caller of every kind, the next one first',
    Type.Object({
      state: Type.Optional(BookingStateNumber),
      kind: Type.Optional(KindName),
      ...PageQuery,
    }),
    Page(Appointment),
    { refusals: [] },
  ),
  detail: main.get(
    'appointment/detail',
    '预约详情与到店核销码',
    'One appointment, with its check-in code',
    OfOne,
    AppointmentDetail,
    {
      refusals: [],
    },
  ),
  modules: main.get(
    'equityModule/list',
    '可预约的服务',
    'Bookable modules',
    ByCompany,
    Type.Array(OfflineModule),
    {
      refusals: [],
    },
  ),
  /** Days of a whole month, but times of one day only: a month may have thousands. */
  schedule: main.get(
    'equityModule/schedule',
    '服务的可约时间',
    'Schedule of a module',
    Type.Object({
      companyId: CompanyId,
      moduleId: ModuleId,
      /** Omitted: the first that has time. */
      siteId: Type.Optional(SiteId),
      /** Omitted: the first with free slots. */
      day: Type.Optional(titled('日期', Day)),
    }),
    Type.Object({
      sites: Type.Array(OfflineSite),
      /** The site of these days; empty where the module has no site. */
      siteId: Type.String(),
      days: Type.Array(ServiceDay),
      /** The site of these times; empty where there is none. */
      day: Type.String(),
      times: Type.Array(ServiceTime),
      /** Full hours before the start until which a booking can be cancelled. */
      cancelHours: Type.Integer(),
      hints: Type.Array(Type.String()),
    }),
    { refusals: [] },
  ),
  checkTime: main.get(
    'offlineEquity/checkDateTime',
    '该时间是否可约',
    'Is this time free',
    Type.Object({ companyId: CompanyId, placeId: SlotId }),
    Type.Object({ isFree: Bit, left: Type.Integer(), waiting: Type.Integer() }),
    { refusals: ['slotGone'] },
  ),
  book: main.post(
    'offlineEquity/addOfflineEquity',
    '预约线下权益',
    'Book an offline benefit',
    BookSlotInput,
    AppointmentDetail,
    {
      idempotent: true,
      track: 'api.offlineBook',
      refusals: ['slotTaken', 'slotGone', 'bookingOpen', 'noRightLeft'],
    },
  ),
  cancel: main.get('offlineEquity/cancelOfflineEquity', '取消预约', 'Cancel it', OfOne, AppointmentDetail, {
    track: 'api.offlineCancel',
    refusals: ['cancelTooLate', 'bookingClosed'],
  }),
  change: main.post(
    'offlineEquity/change',
    '改约：先得到新时间，再放弃原时间',
    'Moves an appointment to another slot at the same site, in one step',
    Type.Object({ id: BookingId, placeId: SlotId }),
    AppointmentDetail,
    {
      idempotent: true,
      track: 'api.offlineChange',
      refusals: ['slotTaken', 'slotGone', 'cancelTooLate', 'bookingClosed'],
    },
  ),
  waits: main.get(
    'appointment/waits',
    '我的候补与为我保留的名额',
    'Waitlist entries of the caller, and slots offered to them',
    Nothing,
    Type.Array(AppointmentWait),
    { refusals: [] },
  ),
  wait: main.post(
    'offlineEquity/wait',
    '候补已满的时间',
    'Joins the waitlist of a full slot',
    BookSlotInput,
    AppointmentWait,
    {
      idempotent: true,
      track: 'api.offlineWait',
      refusals: ['slotFree', 'slotGone', 'bookingOpen', 'noRightLeft', 'waitsFull'],
    },
  ),
  leaveWait: main.post(
    'offlineEquity/wait/leave',
    '退出候补或放弃名额',
    'Leaves the waitlist, or declines an offer',
    OfWait,
    Done,
    {
      refusals: [],
    },
  ),
  acceptOffer: main.post(
    'offlineEquity/wait/accept',
    '接受为我保留的名额',
    'Accepts an offered slot while it is held',
    OfWait,
    AppointmentDetail,
    {
      idempotent: true,
      track: 'api.offlineAccept',
      refusals: ['offerOver', 'bookingOpen', 'noRightLeft'],
    },
  ),
}
