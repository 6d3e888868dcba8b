import { expect, test } from 'vitest'
import { adviserPortraits, hoursText, isWorkChatLink } from './adviser.ts'

const on = (weekday: number, from: number, until: number) => ({
  weekday,
  fromMinute: from * 60,
  untilMinute: until * 60,
})

test('formats weekly hours in runs of equal days', () => {
  const week = [1, 2, 3, 4, 5].flatMap((day) => [on(day, 9, 12), on(day, 14, 18)])
  expect(hoursText(week)).toBe('周一至周五 9:00-12:00、14:00-18:00')
  expect(hoursText([...week, on(6, 9, 12)])).toBe('周一至周五 9:00-12:00、14:00-18:00；周六 9:00-12:00')
})

test('a day off separates two runs, and half hours are shown', () => {
  expect(hoursText([on(1, 9, 10.5), on(3, 9, 10.5)])).toBe('周一 9:00-10:30；周三 9:00-10:30')
  expect(hoursText([on(6, 10, 11), on(7, 10, 11)])).toBe('周六至周日 10:00-11:00')
})

test('no hours give an empty text', () => expect(hoursText([])).toBe(''))

test('an adviser has one of our eight portraits', () => {
  expect(new Set(adviserPortraits).size).toBe(8)
  expect([adviserPortraits[0], adviserPortraits[7]]).toEqual(['/art/avatar-1.svg', '/art/avatar-8.svg'])
})

test.each([
  ['https://work.weixin.qq.com/ca/cawcde1234?customer_channel=a-b%20&x=1', true],
  ['https://work.weixin.qq.com/', false],
  ['http://work.weixin.qq.com/ca/x', false],
  ['https://work.weixin.qq.com.evil.cn/ca/x', false],
  ['https://workxweixin.qq.com/ca/x', false],
  ['javascript:"https://work.weixin.qq.com/ca/x', false],
  ['https://work.weixin.qq.com/ca/x"><script>', false],
  ['https://work.weixin.qq.com/ca/x#@evil.cn', false],
])('a QR code that holds %s is a WeCom link: %s', (link, may) => {
  expect(isWorkChatLink(link)).toBe(may)
})
