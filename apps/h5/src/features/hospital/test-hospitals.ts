import type { AdviserBooking } from '@yf/contract/adviser'
import type { Hospital } from '@yf/contract/hospital'

/** Test data: a hospital, an adviser, and a booked call with them. */
export const hospital: Hospital = {
  id: 'h1',
  name: '杭州星云第一人民医院',
  province: '浙江',
  city: '杭州',
  grade: '三级甲等',
  address: '杭州市西湖区文三路18号',
  phone: null,
  longitude: 120.15,
  latitude: 30.27,
  departments: ['内科', '急诊'],
  isDirect: 1,
  distance: null,
}
export const call: AdviserBooking = {
  id: 'b1',
  status: 2,
  topic: 'claim',
  adviserName: '方予安',
  startTime: '2026-11-17 10:00:00',
  endTime: '2026-11-17 10:30:00',
  cancelUntil: '2026-11-17 08:00:00',
  isCancellable: 1,
  outcome: null,
}
export const adviser = {
  name: '方予安',
  title: '健康管理师',
  introduction: '可以协助安排就医',
  portrait: null,
  phone: '4008001234',
  hours: '周一至周五 9:00-18:00',
  workChatLink: 'https://work.weixin.qq.com/ca/demo',
}
