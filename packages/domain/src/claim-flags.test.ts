import { expect, test } from 'vitest'
import { flagName, memberReasons } from './claim-flags.ts'

test('a member reads plain facts of his papers, each once and in their order', () => {
  expect(memberReasons(['unsure', 'corrected', 'unsure'])).toEqual([
    '有发票内容没有看清',
    '有发票内容由您填写或修改过',
  ])
})

test.each(['blocked', 'copied', 'pace.account-month', 'refusedBefore', 'of another version'])(
  'that somebody was compared (%s) is not told, and does not show beside a plain reason',
  (kind) => {
    expect(memberReasons([kind])).toEqual(['需要理赔专员核对资料'])
    expect(memberReasons(['aboveAutomatic', kind])).toEqual(memberReasons(['aboveAutomatic']))
  },
)

test('there is always a reason, and every kind has a name for staff', () => {
  expect(memberReasons([])).toEqual(['需要理赔专员核对资料'])
  expect(['paper', 'pace.x', 'nobody'].map(flagName)).toEqual(['资料之间不一致', '近期案件较多', '其他提示'])
})
