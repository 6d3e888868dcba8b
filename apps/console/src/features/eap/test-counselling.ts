import type { AdminBooking, AdminCounsellor } from '@yf/contract/eap-admin'
import type { Schedule } from '@yf/contract/schedule-shapes'

/** For tests: minimal data of the counselling pages. */
export const adminCounsellor: AdminCounsellor = {
  id: 'k1',
  name: '沈知夏',
  title: '国家二级心理咨询师',
  portrait: null,
  years: 12,
  city: '上海',
  fields: ['emotion'],
  languages: ['mandarin'],
  ways: ['video', 'onSite'],
  priceFen: 40_000,
  minutes: 50,
  rating: { stars: 4.9, count: 128 },
  introduction: '擅长职场压力。',
  qualifications: ['中国心理学会注册心理师'],
  address: '静安区南京西路 1 号',
  isPaused: 0,
  openCount: 3,
  waitingCount: 2,
}

export const adminBooking: AdminBooking = {
  id: 'b1',
  state: 2,
  way: 'video',
  startTime: '2026-11-20 14:00:00',
  endTime: '2026-11-20 14:50:00',
  counsellorId: 'k1',
  counsellorName: '沈知夏',
  memberName: '林*',
  memberPhone: '138****0001',
  isPast: 0,
  isNoShow: 0,
  outcome: null,
}

export const schedule: Schedule = {
  hours: [{ weekday: 1, from: '09:00', until: '12:00', capacity: 1 }],
  daysOff: [{ id: 'd1', firstDay: '2026-12-01', lastDay: '2026-12-02', reason: '培训' }],
}
