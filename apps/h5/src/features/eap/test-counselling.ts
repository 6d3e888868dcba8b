import type { CounsellorDetail, EapBooking, EapWait } from '@yf/contract/eap'
import type { FreeTime } from '@yf/contract/eap-shapes'

/** Test data: a minimal counsellor, time, booking and waitlist entry. */
export const freeTime: FreeTime = {
  id: 'p1',
  startTime: '2036-11-20 14:00:00',
  endTime: '2036-11-20 14:50:00',
  isFull: 0,
  waiting: 0,
  isWaitedFor: 0,
}
export const fullTime: FreeTime = {
  ...freeTime,
  id: 'p2',
  startTime: '2036-11-20 15:00:00',
  endTime: '2036-11-20 15:50:00',
  isFull: 1,
  waiting: 2,
}

export const rights = { name: '心理咨询服务', left: 4, total: 6, endTime: '2036-12-31 23:59:59' }

export const counsellor: CounsellorDetail = {
  id: 'k1',
  name: '沈知夏',
  title: '国家二级心理咨询师',
  portrait: null,
  years: 12,
  city: '上海',
  fields: ['emotion', 'career', 'sleep', 'self'],
  languages: ['mandarin', 'english'],
  ways: ['video', 'onSite'],
  priceFen: 40_000,
  minutes: 50,
  rating: { stars: 4.9, count: 128 },
  nextFreeTime: freeTime.startTime,
  isCovered: 1,
  isSold: 0,
  introduction: '擅长职场压力与情绪困扰。',
  qualifications: ['中国心理学会注册心理师'],
  address: '静安区南京西路 1 号 801 室',
  tags: [{ tag: 'listened', count: 12 }],
  rights,
  days: [
    { day: '2036-11-20', times: [freeTime, fullTime] },
    {
      day: '2036-11-21',
      times: [{ ...freeTime, id: 'p3', startTime: '2036-11-21 09:00:00', endTime: '2036-11-21 09:50:00' }],
    },
  ],
  cancelHours: 24,
}

export const booking: EapBooking = {
  id: 'b1',
  state: 2,
  way: 'video',
  startTime: freeTime.startTime,
  endTime: freeTime.endTime,
  counsellor: { id: 'k1', name: '沈知夏', title: '国家二级心理咨询师', portrait: null },
  address: null,
  priceFen: 40_000,
  coveredBy: '心理咨询服务',
  payment: null,
  createTime: '2036-11-16 10:00:00',
  cancelUntil: '2036-11-19 14:00:00',
  isCancellable: 1,
  linkFrom: '2036-11-20 13:50:00',
  outcome: null,
  words: null,
  isAppraisable: 0,
  stars: null,
}

export const wait: EapWait = {
  id: 'w1',
  placeId: 'p2',
  counsellor: { id: 'k1', name: '沈知夏' },
  way: 'video',
  startTime: fullTime.startTime,
  endTime: fullTime.endTime,
  state: 'waiting',
  ahead: 2,
  offerUntil: null,
  selfFen: 0,
}
