import { expect, test } from 'vitest'
import { activityDifferences } from './activity-differences.ts'

const names = new Map([
  ['a', '星河软件'],
  ['b', '原力科技'],
])
const cup = { id: 'p1', kind: 'goods', name: '保温杯', points: 0, odds: 50, stock: 20, how: '前台' } as const
const ten = {
  id: 'p2',
  kind: 'points',
  name: '10 积分',
  points: 10,
  odds: 1000,
  stock: 100,
  how: '',
} as const
const season = {
  layout: 'active',
  title: '积分季',
  summary: '',
  picLink: null,
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 00:00:00',
  companyIds: [],
  rules: ['每天一次'],
  steps: [{ title: '做任务', words: '' }],
  tasks: [{ source: 'signIn', chances: 1 }],
  freeChances: 1,
  share: { title: '', words: '' },
  prizes: [ten, cup],
} as const

test('lists everything that a new activity gives', () => {
  expect(activityDifferences(null, season, names)).toEqual([
    '活动名称：积分季',
    '页面：/active',
    '时间：2026-03-01 00:00 至 2026-03-31 00:00',
    '可见企业：全部企业',
    '赠送机会：1 次',
    '任务机会：每日签到 1 次',
    '新增奖品「10 积分」：10 积分，概率 10%，100 份',
    '新增奖品「保温杯」：实物，概率 0.5%，20 份',
  ])
})

test('lists the changes of an activity, matching prizes by id', () => {
  const changed = {
    ...season,
    endTime: '2026-04-30 00:00:00',
    companyIds: ['a', 'b'],
    tasks: [],
    freeChances: 20,
    prizes: [
      { ...ten, name: '大奖', points: 1000, stock: 5 },
      { id: undefined, kind: 'coupon', name: '满减券', points: 0, odds: 1, stock: 3, how: '' },
    ],
  } as const
  expect(activityDifferences(season, changed, names)).toEqual([
    '时间：2026-03-01 00:00 至 2026-03-31 00:00 → 2026-03-01 00:00 至 2026-04-30 00:00',
    '可见企业：全部企业 → 星河软件、原力科技',
    '赠送机会：1 次 → 20 次',
    '任务机会：每日签到 1 次 → 无',
    '奖品「10 积分」改名为「大奖」：10 积分，概率 10%，100 份 → 1000 积分，概率 10%，5 份',
    '新增奖品「满减券」：优惠券，概率 0.01%，3 份',
    '取消奖品「保温杯」',
  ])
})

test('lists task rewards, audience and prize instructions in full', () => {
  const tasks = [
    { source: 'signIn', chances: 1 },
    { source: 'policyRead', chances: 2 },
  ] as const
  const was = { ...season, prizes: [{ ...cup, how: '邮寄' }] }
  const is = { ...season, tasks, companyIds: ['a', 'gone'], prizes: [{ ...cup, how: '' }] }
  expect(activityDifferences(was, is, names)).toEqual([
    '可见企业：全部企业 → 星河软件、',
    '任务机会：每日签到 1 次 → 每日签到 1 次、查看电子保单 2 次',
    '奖品「保温杯」的领取方式：邮寄 → 无',
  ])
  const steps = [{ title: '先签到', words: '' }]
  expect(activityDifferences(season, { ...season, steps }, names)).toEqual(['页面上的文字或图片有改动'])
})

test('treats a prize without an id as new, even where an old one has none either', () => {
  const draft = { ...season, prizes: [{ ...ten, id: undefined }] }
  expect(activityDifferences(draft, draft, names)).toEqual([
    '新增奖品「10 积分」：10 积分，概率 10%，100 份',
    '取消奖品「10 积分」',
  ])
})

test('text changes are one line, prize names and instructions their own, and no change is none', () => {
  expect(activityDifferences(season, { ...season, rules: ['每人一次'] }, names)).toEqual([
    '页面上的文字或图片有改动',
  ])
  expect(activityDifferences(season, { ...season, prizes: [ten, { ...cup, name: '水杯' }] }, names)).toEqual([
    '奖品「保温杯」改名为「水杯」',
  ])
  expect(
    activityDifferences(season, { ...season, prizes: [{ ...ten, how: '立即到账' }, cup] }, names),
  ).toEqual(['奖品「10 积分」的领取方式：无 → 立即到账'])
  expect(activityDifferences(season, structuredClone(season), names)).toEqual([])
})
