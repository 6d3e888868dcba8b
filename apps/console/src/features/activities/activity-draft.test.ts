import { expect, test } from 'vitest'
import {
  batchesFor,
  couponPrize,
  emptyDraft,
  emptyPrize,
  missingOf,
  rulesOf,
  stepsOf,
  stepsText,
} from './activity-draft.ts'

const whole = {
  ...emptyDraft,
  title: '健康积分季',
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 00:00:00',
}

test('reads one rule or step per line and ignores blank lines', () => {
  expect(rulesOf(' 一\n\n二 ')).toEqual(['一', '二'])
  const steps = stepsOf('做任务：签到、看保单\n抽奖')
  expect(steps).toEqual([
    { title: '做任务', words: '签到、看保单' },
    { title: '抽奖', words: '' },
  ])
  expect(stepsText({ ...whole, steps })).toBe('做任务：签到、看保单\n抽奖')
})

const batch = { id: 'b1', companyId: 'c1', name: '满百减二十', terms: '满100减20', left: 8 }

test('a coupon prize belongs to the one company that sees the activity, and cannot exceed the coupons left', () => {
  const coupon = { ...emptyPrize, kind: 'coupon' as const, name: '' }
  expect(couponPrize(coupon, batch)).toEqual({
    batchId: 'b1',
    name: '满百减二十',
    stock: 8,
    how: '已放入“我的优惠券”',
  })
  expect(batchesFor({ ...whole, companyIds: ['c1'] }, [batch])).toEqual([batch])
  for (const companyIds of [[], ['c2'], ['c1', 'c2']])
    expect(batchesFor({ ...whole, companyIds }, [batch])).toEqual([])
  const named = { ...coupon, name: '券' }
  expect(missingOf({ ...whole, prizes: [named] })).toBe('优惠券奖品只能用于仅一家企业可见的活动')
  expect(missingOf({ ...whole, companyIds: ['c1'], prizes: [named] })).toBe('请选择每张优惠券的批次')
  expect(missingOf({ ...whole, companyIds: ['c1'], prizes: [{ ...named, batchId: 'b1' }] })).toBeNull()
})

test('reports missing fields before sending', () => {
  expect(missingOf(whole)).toBeNull()
  expect(missingOf({ ...whole, title: ' ' })).toBe('请填写活动名称')
  expect(missingOf({ ...whole, endTime: '' })).toBe('请填写活动时间')
  expect(missingOf({ ...whole, endTime: whole.startTime })).toBe('结束时间须晚于开始时间')
  expect(missingOf({ ...whole, prizes: [emptyPrize] })).toBe('请填写每个奖品的名称')
  const named = { ...emptyPrize, name: '10 积分' }
  expect(missingOf({ ...whole, prizes: [{ ...named, odds: 10_000 }] })).toBeNull()
  expect(
    missingOf({
      ...whole,
      prizes: [
        { ...named, odds: 10_000 },
        { ...named, odds: 1 },
      ],
    }),
  ).toBe('奖品的概率合计不能超过 100%')
})
