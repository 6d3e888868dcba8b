import { expect, test } from 'vitest'
import { joinedRuns, readNotice, yearFaults } from './holiday-notice.ts'

// The days as published for 2026, in our own wording.
const of2026 = `国务院办公厅关于2026年部分节假日安排的通知
一、元旦：1月1日（周四）至3日（周六）放假调休，共3天。1月4日（周日）上班。
二、春节：2月15日（农历腊月二十八、周日）至23日（农历正月初七、周一）放假调休，共9天。2月14日（周六）、2月28日（周六）上班。
三、清明节：4月4日（周六）至6日（周一）放假，共3天。
四、劳动节：5月1日（周五）至5日（周二）放假调休，共5天。5月9日（周六）上班。
五、端午节：6月19日（周五）至21日（周日）放假，共3天。
六、中秋节：9月25日（周五）至27日（周日）放假，共3天。
七、国庆节：10月1日（周四）至7日（周三）放假调休，共7天。9月20日（周日）、10月10日（周六）上班。`

const enteredYears = {
  off: [
    ['2026-01-01', '2026-01-03'],
    ['2026-02-15', '2026-02-23'],
    ['2026-04-04', '2026-04-06'],
    ['2026-05-01', '2026-05-05'],
    ['2026-06-19', '2026-06-21'],
    ['2026-09-25', '2026-09-27'],
    ['2026-10-01', '2026-10-07'],
  ],
  worked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
} as const

test('reads the published list as pasted', () => {
  expect(readNotice(of2026)).toEqual({
    year: 2026,
    notice: '国务院办公厅关于2026年部分节假日安排的通知',
    ...enteredYears,
  })
})

test('reads a run over the end of a month, and a single day with a make-up workday', () => {
  const text =
    '2017年\n一、元旦：1月1日放假，1月2日（星期一）补休。\n二、春节：1月27日至2月2日放假调休。1月22日、2月4日上班。'
  expect(readNotice(text)).toMatchObject({
    off: [
      ['2017-01-01', '2017-01-02'],
      ['2017-01-27', '2017-02-02'],
    ],
    worked: ['2017-01-22', '2017-02-04'],
  })
})

test('reads days that share one month name, and a run that ends in a two-digit month', () => {
  const text = '2026年\n一、劳动节：5月1日、2日放假。\n二、国庆节：9月30日至10月6日放假。'
  expect(readNotice(text)).toMatchObject({
    notice: '2026年部分节假日安排',
    off: [
      ['2026-05-01', '2026-05-02'],
      ['2026-09-30', '2026-10-06'],
    ],
  })
})

test('ignores spaces from typesetting', () => {
  expect(readNotice('2026 年\n一、元旦：1 月 1 日 至\t3 日 放 假。')).toMatchObject({
    off: [['2026-01-01', '2026-01-03']],
  })
})

test('reads only numbered lines, and in them only days off or worked', () => {
  const text =
    '2026年\n一、元旦：1月1日放假。1月6日恢复正常。\n说明一、11月1日起放假期间请安排好值班。\n12月1日放假。'
  expect(readNotice(text)).toMatchObject({ off: [['2026-01-01', '2026-01-01']], worked: [] })
})

test('reports a day without a month', () => {
  const read = readNotice('2026年\n一、元旦：3日放假。')!
  expect(yearFaults(2026, read)).toEqual(['2026-00-03 不是 2026 年的日期'])
})

test('accepts runs in any order', () => {
  expect(changed({ off: enteredYears.off.toReversed() })).toEqual([])
  expect(
    joinedRuns([
      ['2026-01-02', '2026-01-03'],
      ['2026-01-01', '2026-01-01'],
    ]),
  ).toEqual([['2026-01-01', '2026-01-03']])
})

test('rejects a text that names no year', () => {
  expect(readNotice('春节放假七天')).toBeNull()
  expect(readNotice('2027年放假安排')).toMatchObject({ off: [], worked: [] })
})

test('a year as published has no fault', () => {
  expect(yearFaults(2026, enteredYears)).toEqual([])
})

const changed = (change: Partial<Parameters<typeof yearFaults>[1]>) =>
  yearFaults(2026, { ...enteredYears, ...change })

test.each([
  ['2027-01-01', '2027-01-01 不是 2026 年的日期'],
  ['2026-02-30', '2026-02-30 不是 2026 年的日期'],
  ['2026-01-05', '2026-01-05 不是周末，本来就上班'],
  ['2026-01-09', '2026-01-09 不是周末，本来就上班'],
  ['2026-01-03', '2026-01-03 既放假又上班'],
  ['2026-01-04', '调休上班日有重复'],
])('%s cannot be a make-up workday', (day, fault) => {
  expect(changed({ worked: [...enteredYears.worked, day] })).toContain(fault)
})

test('reports a missing statutory holiday and runs that overlap, are reversed or too long', () => {
  expect(changed({ off: [...enteredYears.off, ['2025-12-31', '2025-12-31']] })).toEqual([
    '2025-12-31 不是 2026 年的日期',
  ])
  expect(changed({ off: enteredYears.off.slice(1) })).toEqual(['法定节假日 2026-01-01 没有放假'])
  expect(changed({ off: [...enteredYears.off, ['2026-01-03', '2026-01-03']] })).toEqual([
    '2026-01-03 起的假期与前一个重叠',
  ])
  expect(changed({ off: [...enteredYears.off, ['2026-11-03', '2026-11-02']] })).toEqual([
    '2026-11-03 至 2026-11-02 的起止日期颠倒',
  ])
  expect(changed({ off: [...enteredYears.off, ['2026-11-01', '2026-11-13']] })[0]).toContain('超过 12 天')
  expect(changed({ off: [...enteredYears.off, ['2026-11-01', '2026-11-12']] })).toEqual([])
})
