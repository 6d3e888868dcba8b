import { expect, test } from 'vitest'
import { carbonDeeds, howToGainCarbon } from './carbon.ts'

test('what is promised is said with what it brings', () => {
  expect(howToGainCarbon).toBe('线上提交理赔、使用电子保单、在线问诊都能获得碳积分')
  expect(Object.values(carbonDeeds).map(({ points, reason }) => [reason, points])).toEqual([
    ['无纸化理赔', 30],
    ['使用电子保单', 10],
    ['线上问诊代替出行', 20],
  ])
})
