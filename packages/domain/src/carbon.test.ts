import { expect, test } from 'vitest'
import { carbonActionNames, carbonActions, howToGainCarbon } from './carbon.ts'
import { usualRules } from './points-rules.ts'

test('names the actions that earn something, and promises nothing where none does', () => {
  expect(howToGainCarbon(carbonActionNames)).toBe('线上提交理赔、使用电子保单、在线问诊可获得碳积分')
  expect(howToGainCarbon(['consultation'])).toBe('在线问诊可获得碳积分')
  expect(howToGainCarbon([])).toBeNull()
})

test('each action has its default points and its name in the record', () => {
  const usual = carbonActionNames.map((action) => [carbonActions[action].reason, usualRules.carbon[action]])
  expect(usual).toEqual([
    ['无纸化理赔', { isOn: true, points: 30 }],
    ['使用电子保单', { isOn: true, points: 10 }],
    ['线上问诊代替出行', { isOn: true, points: 20 }],
  ])
})
