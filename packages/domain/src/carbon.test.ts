import { expect, test } from 'vitest'
import { carbonDeedNames, carbonDeeds, howToGainCarbon } from './carbon.ts'
import { usualRules } from './points-rules.ts'

test('names the actions that earn something, and promises nothing where none does', () => {
  expect(howToGainCarbon(carbonDeedNames)).toBe('线上提交理赔、使用电子保单、在线问诊可获得碳积分')
  expect(howToGainCarbon(['consultation'])).toBe('在线问诊可获得碳积分')
  expect(howToGainCarbon([])).toBeNull()
})

test('each action has its default points and its name in the record', () => {
  const usual = carbonDeedNames.map((deed) => [carbonDeeds[deed].reason, usualRules.carbon[deed]])
  expect(usual).toEqual([
    ['无纸化理赔', { isOn: true, points: 30 }],
    ['使用电子保单', { isOn: true, points: 10 }],
    ['线上问诊代替出行', { isOn: true, points: 20 }],
  ])
})
