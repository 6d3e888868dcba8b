import type {
  AppointmentDetail,
  AppointmentWait,
  OfflineModule,
  ServiceTime,
} from '@yf/contract/appointment-shapes'
import type { Output } from '@yf/contract/call'
import type { appointmentCalls } from '@yf/contract/appointments'

/** Test data: a minimal appointment, service, calendar and waitlist entry. */
export const appointment: AppointmentDetail = {
  id: 'b1',
  kind: 'offline',
  state: 2,
  title: '洁牙护理',
  note: '林晓',
  startTime: '2036-11-20 14:00:00',
  endTime: '2036-11-20 15:00:00',
  spot: {
    name: '浦东口腔门诊',
    address: '上海市浦东新区世纪大道88号',
    longitude: 121.5,
    latitude: 31.2,
    phone: '4008001234',
  },
  linkFrom: null,
  createTime: '2036-11-16 10:00:00',
  cancelUntil: '2036-11-19 14:00:00',
  isCancellable: 1,
  coveredBy: '洁牙护理权益',
  payment: null,
  outcome: null,
  isPrivate: 0,
  path: null,
  code: '123456789012',
  hints: ['请携带身份证'],
  cancelRule: null,
  companyId: 'c1',
  moduleId: 'm1',
  siteId: 's1',
  evaluation: null,
}

export const counselling: AppointmentDetail = {
  ...appointment,
  id: 'b2',
  kind: 'counselling',
  title: '心理咨询',
  note: '沈知夏 · 视频',
  spot: null,
  linkFrom: '2020-01-01 00:00:00',
  isPrivate: 1,
  path: '/eap?tab=mine',
  code: null,
  hints: [],
  cancelRule: null,
  moduleId: null,
  siteId: null,
}

/** The same person without any right left: the slot is held, not paid yet. */
export const unpaid: AppointmentDetail = {
  ...counselling,
  id: 'b3',
  state: 1,
  coveredBy: '自费',
  linkFrom: '2036-11-20 13:50:00',
  payment: { orderId: 'o1', moneyFen: 40_000, state: 1, payBefore: '2036-11-16 10:30:00' },
}

export const service: OfflineModule = {
  id: 'm1',
  name: '洁牙护理',
  summary: '超声波洁牙',
  icon: 'tooth',
  cities: ['上海市'],
  isFree: 0,
  rights: [
    {
      userFamilyId: null,
      personName: '林晓',
      packageName: '洁牙护理权益',
      left: 2,
      total: 2,
      endTime: '2036-12-31 23:59:59',
    },
    {
      userFamilyId: 'f1',
      personName: '小雨',
      packageName: '洁牙护理权益',
      left: 1,
      total: 1,
      endTime: '2036-12-31 23:59:59',
    },
  ],
}

export const time: ServiceTime = {
  id: 'p1',
  startTime: '2036-11-20 14:00:00',
  endTime: '2036-11-20 15:00:00',
  left: 1,
  waiting: 0,
  isWaitedFor: 0,
}
export const fullTime: ServiceTime = {
  ...time,
  id: 'p2',
  startTime: '2036-11-20 15:00:00',
  left: 0,
  waiting: 2,
}

export const calendar: Output<typeof appointmentCalls.schedule> = {
  sites: [
    {
      id: 's1',
      name: '浦东口腔门诊',
      city: '上海市',
      address: '浦东新区世纪大道88号',
      longitude: 121.5,
      latitude: 31.2,
      phone: null,
      nextFreeTime: time.startTime,
    },
  ],
  siteId: 's1',
  days: [
    { day: '2036-11-20', left: 1 },
    { day: '2036-11-21', left: 0 },
  ],
  day: '2036-11-20',
  times: [time, fullTime],
  cancelHours: 24,
  hints: ['请携带身份证'],
}

export const wait: AppointmentWait = {
  id: 'w1',
  kind: 'offline',
  title: '洁牙护理',
  note: '林晓',
  startTime: fullTime.startTime,
  endTime: fullTime.endTime,
  state: 'waiting',
  ahead: 2,
  offerUntil: null,
  path: null,
}
