import { expect, test } from 'vitest'
import {
  emptyDraft,
  emptyPrize,
  fieldMoment,
  missingOf,
  rulesOf,
  stepsOf,
  stepsText,
  wireMoment,
} from './activity-draft.ts'

const whole = {
  ...emptyDraft,
  title: '健康积分季',
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 00:00:00',
}

test('rules and steps are a line each, and blank lines are none', () => {
  expect(rulesOf(' 一\n\n二 ')).toEqual(['一', '二'])
  const steps = stepsOf('做任务：签到、看保单\n抽奖')
  expect(steps).toEqual([
    { title: '做任务', words: '签到、看保单' },
    { title: '抽奖', words: '' },
  ])
  expect(stepsText({ ...whole, steps })).toBe('做任务：签到、看保单\n抽奖')
})

test('moments go to the field of the browser and come back', () => {
  expect(wireMoment(fieldMoment('2026-03-01 08:30:00'))).toBe('2026-03-01 08:30:00')
  expect(wireMoment('')).toBe('')
})

test('what is missing is said before it is sent', () => {
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
