import { expect, test } from 'vitest'
import { bookingNotices, spokenTime } from './booking-notices.ts'

const start = new Date('2026-06-03T06:05:00Z')
const notified = { kind: 'counselling', start } as const

test('formats a time in Shanghai', () => {
  expect(spokenTime(start)).toBe('6月3日 14:05')
  expect(spokenTime(new Date('2026-12-31T16:30:00Z'))).toBe('1月1日 00:30')
})

test('each notice says what it is about, when, and what to do', () => {
  expect(bookingNotices.offered(notified)).toEqual({
    kind: 'slotOffered',
    title: '您候补的心理咨询有名额了',
    text: '6月3日 14:05 有一个名额为您保留 15 分钟，请尽快确认，逾期将留给下一位',
  })
  expect(bookingNotices.waitOver(notified)).toEqual({
    kind: 'waitOver',
    title: '心理咨询候补已结束',
    text: '您候补的 6月3日 14:05 没有空出名额，可以选择其他时间',
  })
  expect(bookingNotices.reminder({ ...notified, kind: 'adviser' })).toEqual({
    kind: 'bookingReminder',
    title: '顾问服务提醒',
    text: '您预约的顾问服务将于 6月3日 14:05 开始',
  })
  expect(bookingNotices.cancelled({ ...notified, kind: 'card', paidBy: 'right' }, '咨询师请假')).toEqual({
    kind: 'bookingCancelled',
    title: '权益卡服务预约已取消',
    text: '您 6月3日 14:05 的预约已取消：咨询师请假。已使用的次数已退回，可以重新预约',
  })
  const to = new Date('2026-06-05T01:00:00Z')
  expect(
    bookingNotices.moved({ ...notified, kind: 'offline', paidBy: 'right' }, to, '该时间临时停止服务'),
  ).toEqual({
    kind: 'bookingMoved',
    title: '线下服务预约已改期',
    text: '您 6月3日 14:05 的预约已改到 6月5日 09:00：该时间临时停止服务。不方便的话，开始前都可以改期或取消，次数会退回',
  })
  expect(bookingNotices.lapsed({ ...notified, kind: 'exam', paidBy: 'right' })).toEqual({
    kind: 'bookingLapsed',
    title: '体检预约未能确认',
    text: '您 6月3日 14:05 的预约没有得到确认，已使用的次数已退回，可以重新预约',
  })
  expect(bookingNotices.finished({ ...notified, kind: 'offline' })).toEqual({
    kind: 'bookingFinished',
    title: '线下服务已完成',
    text: '感谢您的信任，欢迎评价本次服务',
  })
})

test('notices mention the refund to self-payers, the returned benefit to benefit users, and nothing for free bookings', () => {
  const textsOf = (paidBy: 'right' | 'self' | null) => [
    bookingNotices.cancelled({ ...notified, paidBy }, '停电').text,
    bookingNotices.moved({ ...notified, paidBy }, start, '停电').text,
    bookingNotices.lapsed({ ...notified, paidBy }).text,
  ]
  expect(textsOf('self')).toEqual([
    expect.stringContaining('已付的费用将原路退回'),
    expect.stringContaining('费用会退回'),
    expect.stringContaining('已付的费用将原路退回'),
  ])
  expect(textsOf(null)).toEqual([
    '您 6月3日 14:05 的预约已取消：停电。可以重新预约',
    '您 6月3日 14:05 的预约已改到 6月3日 14:05：停电。不方便的话，开始前都可以改期或取消',
    '您 6月3日 14:05 的预约没有得到确认，可以重新预约',
  ])
  expect(textsOf('right')).toEqual([
    expect.stringContaining('已使用的次数已退回'),
    expect.stringContaining('次数会退回'),
    expect.stringContaining('已使用的次数已退回'),
  ])
  expect(bookingNotices.paid(notified)).toEqual({
    kind: 'bookingPaid',
    title: '心理咨询预约成功',
    text: '已收到付款，您预约的 6月3日 14:05 已为您保留',
  })
})
