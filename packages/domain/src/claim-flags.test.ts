import { expect, test } from 'vitest'
import { flagName, memberReasons } from './claim-flags.ts'

test('a member reads plain facts about their documents, each once and in order', () => {
  expect(memberReasons(['unsure', 'corrected', 'unsure'])).toEqual([
    '有发票内容没有看清',
    '有发票内容由您填写或修改过',
  ])
})

test.each(['blocked', 'copied', 'pace.account-month', 'refusedBefore', 'of another version'])(
  'hides comparisons between people (%s) from the member, also next to a plain reason',
  (kind) => {
    expect(memberReasons([kind])).toEqual(['需要理赔专员核对资料'])
    expect(memberReasons(['aboveAutomatic', kind])).toEqual(memberReasons(['aboveAutomatic']))
  },
)

test('there is always a reason, and every kind has a name for staff', () => {
  expect(memberReasons([])).toEqual(['需要理赔专员核对资料'])
  expect(['paper', 'pace.x', 'nobody'].map(flagName)).toEqual(['资料之间不一致', '近期案件较多', '其他提示'])
})

test.each([
  ['aboveAutomatic', '发票合计超过了可以当场核定的金额'],
  ['charges', '费用明细里有需要核对的项目'],
  ['diagnosis', '资料上的诊断与填写的不一致，或没有看清'],
  ['printed', '有电子文件的内容需要核对'],
  ['doubt', '有费用需要按保单约定逐项判断'],
  ['manyVisits', '同一天有多家医院的发票'],
  ['noPayer', '有发票上没有姓名'],
  ['notRead', '发票由理赔专员录入'],
  ['oldReceipt', '有发票开具的时间较早'],
  ['otherHospital', '有发票上的医院与填写的不一致'],
  ['otherInsured', '就诊人的姓名与保单上的被保险人不一致'],
  ['otherPayer', '有发票上的姓名不是就诊人'],
  ['paper', '病历等资料与填写的信息不一致，或没有看清'],
  ['uncovered', '有发票可能不在保障范围内'],
  ['unverified', '有发票还没有向开票方核验'],
  ['visitDay', '资料上的就诊日期与填写的不一致，或没有看清'],
])('what a member can see on their own documents (%s) is shown as %s', (kind, text) => {
  expect(memberReasons([kind])).toEqual([text])
})
