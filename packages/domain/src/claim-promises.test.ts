import { expect, test } from 'vitest'
import { claimPromises, claimTip, documentsByVisit, documentsText } from './claim-promises.ts'

test('the promised days equal those that the server uses', () => {
  expect(claimPromises).toEqual({ claimDays: 180, reviewDays: 2, payDays: 3 })
  expect(claimTip).toBe('请在就诊后 180 天内提交申请，发票原件请保留至结案')
})

test('documents of a visit have the names that the app uses, grouped by equal lists', () => {
  expect(documentsText('inpatient')).toBe('发票/收据、费用清单、出院小结')
  expect(documentsByVisit()).toEqual([
    '门诊、急诊：发票/收据、病历。',
    '住院：发票/收据、费用清单、出院小结。',
    '牙科：发票/收据、费用清单、病历。',
    '生育：发票/收据、费用清单、诊断证明。',
    '意外：发票/收据、病历、诊断证明。',
  ])
})
