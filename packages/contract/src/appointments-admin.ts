import { Type, type Static } from '@sinclair/typebox'
import { serviceIcons } from '@yf/domain/offline-service'
import { BookingId, BookingStateNumber, ModuleId, SiteId } from './appointment-shapes.ts'
import { consoleService } from './call.ts'
import { Schedule, WeeklyHours } from './schedule-shapes.ts'
import {
  Bit,
  Day,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/**
 * For operators: sites of the offline services, their calendars and the bookings of a day. Counselling is excluded.
 */
export const AdminSite = Type.Object({
  id: Id,
  moduleId: Id,
  moduleName: Type.String(),
  name: Type.String(),
  city: Type.String(),
  address: Type.String(),
  phone: Nullable(Type.String()),
  /** Id of an appointment. */
  minutes: Type.Integer(),
  /** The only company whose members can use the site; null is every member with a benefit for it. */
  companyName: Nullable(Type.String()),
  isPaused: Bit,
  /** Open appointments from now on. */
  openCount: Type.Integer(),
  waitingCount: Type.Integer(),
})
export type AdminSite = Static<typeof AdminSite>

export const AdminModule = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  icon: Type.String(),
  /** Of the packages that pay for it; null: it is free. */
  supplierCode: Nullable(Type.String()),
  hints: Type.Array(Type.String()),
})
export type AdminModule = Static<typeof AdminModule>

/** A run of public holidays on which the weekly hours would create times. */
const Holiday = Type.Object({ firstDay: Day, lastDay: Day })

export const SiteSchedule = Type.Composite([Schedule, Type.Object({ holidays: Type.Array(Holiday) })])
export type SiteSchedule = Static<typeof SiteSchedule>

export const Closing = Type.Object({
  /** Bookings on those days. */
  bookedCount: Type.Integer(),
  waitingCount: Type.Integer(),
  /** How many of them fit on the other day; 0 where none is given. */
  movableCount: Type.Integer(),
})
export type Closing = Static<typeof Closing>

export const AdminAppointment = Type.Object({
  id: Id,
  state: BookingStateNumber,
  siteId: Id,
  siteName: Type.String(),
  moduleName: Type.String(),
  startTime: Moment,
  endTime: Moment,
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  isPast: Bit,
  outcome: Nullable(Type.String()),
})
export type AdminAppointment = Static<typeof AdminAppointment>

const permitted = { permission: 'operate', refusals: [] } as const
const OfSite = Type.Object({ siteId: SiteId })
const span = {
  siteId: SiteId,
  firstDay: titled('开始日期', Day),
  lastDay: titled('结束日期', Day),
  moveTo: Type.Optional(titled('改到日期', Day)),
}

export const appointmentsAdminCalls = {
  sites: consoleService.get(
    'appointments/sites',
    '全部服务点',
    'Sites of the offline services, including paused ones',
    Nothing,
    Type.Object({ sites: Type.Array(AdminSite), modules: Type.Array(AdminModule) }),
    permitted,
  ),
  saveModule: consoleService.post(
    'appointments/module',
    '新增或修改线下服务',
    'Creates or changes a service that sites offer; its code never changes',
    Type.Object({
      id: Type.Optional(ModuleId),
      name: titled('服务名称', Text(20, 1)),
      summary: titled('服务说明', Text(60, 1)),
      icon: OneKeyOf(serviceIcons, { title: '图标' }),
      supplierCode: titled('权益编码', Nullable(Text(28, 1))),
      hints: Type.Array(titled('注意事项', Text(60, 1)), { title: '注意事项', maxItems: 8 }),
    }),
    AdminModule,
    { permission: 'operate', refusals: ['moduleNameTaken', 'moduleCodeTaken'] },
  ),
  saveSite: consoleService.post(
    'appointments/site',
    '新增或修改服务点',
    'Creates or changes a site',
    Type.Object({
      id: Type.Optional(SiteId),
      moduleId: ModuleId,
      name: titled('网点名称', Text(40, 1)),
      city: titled('城市', Text(20, 1)),
      address: titled('地址', Text(100, 1)),
      phone: titled('电话', Text(20)),
      minutes: Type.Integer({ title: '时长', minimum: 5, maximum: 480 }),
    }),
    AdminSite,
    { permission: 'operate', refusals: ['siteNameTaken'] },
  ),
  pauseSite: consoleService.post(
    'appointments/site/pause',
    '暂停或恢复预约',
    'Pauses or resumes bookings at a site; existing bookings are kept',
    Type.Object({ siteId: SiteId, isPaused: titled('暂停预约', Bit) }),
    AdminSite,
    permitted,
  ),
  schedule: consoleService.get(
    'appointments/schedule',
    '每周时间、休息日与节假日',
    'Weekly hours, closed days and coming holidays of a site',
    OfSite,
    SiteSchedule,
    permitted,
  ),
  saveHours: consoleService.post(
    'appointments/hours',
    '保存每周时间',
    'Replaces the weekly hours; free slots are regenerated, booked ones are kept',
    Type.Object({ siteId: SiteId, hours: Type.Array(WeeklyHours, { title: '每周时段', maxItems: 50 }) }),
    SiteSchedule,
    { permission: 'operate', refusals: ['hoursOverlap'] },
  ),
  closing: consoleService.get(
    'appointments/closing',
    '关闭日期前查看受影响的人',
    'Bookings that closing these days would affect',
    Type.Object(span),
    Closing,
    permitted,
  ),
  closeDays: consoleService.post(
    'appointments/dayOff',
    '设为休息日并通知已预约的人',
    'Closes days; affected bookings are moved or cancelled with their benefit returned, and the members are notified',
    Type.Object({ ...span, reason: titled('说明', Text(50)) }),
    Type.Composite([SiteSchedule, Closing]),
    permitted,
  ),
  reopenDays: consoleService.post(
    'appointments/dayOff/drop',
    '恢复营业',
    'Reopens closed days',
    Type.Object({ siteId: SiteId, id: titled('休息日', Id) }),
    SiteSchedule,
    permitted,
  ),
  bookings: consoleService.get(
    'appointments/bookings',
    '到店名单',
    'Bookings by site, day and state, or by check-in code',
    Type.Object({
      siteId: Type.Optional(SiteId),
      day: Type.Optional(titled('日期', Day)),
      state: Type.Optional(BookingStateNumber),
      code: Type.Optional(titled('预约码', Type.String({ pattern: '^\\d{12}$' }))),
      ...PageQuery,
    }),
    PageOfLists(AdminAppointment, ['2', '3', '4', '5', 'all']),
    permitted,
  ),
  cancel: consoleService.post(
    'appointments/booking/cancel',
    '代为取消并通知',
    'Cancels for the site, any time before the start; slot and benefit are returned, and the member is notified',
    Type.Object({ id: BookingId, reason: titled('原因', Text(50, 1)) }),
    AdminAppointment,
    { permission: 'operate', refusals: ['bookingClosed'] },
  ),
}
