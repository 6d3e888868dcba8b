import { expect, test } from 'vitest'
import type { CaseDocument } from '../verification/document-rules.ts'
import { diagnosisDoubts } from './record-diagnosis.ts'

const record = (lines: readonly string[] | null, more: Partial<CaseDocument> = {}): CaseDocument => ({
  kind: 'medicalRecord',
  name: '病历.jpg',
  lines,
  ...more,
})
const cold = { code: 'J06.9', name: '急性上呼吸道感染' }
const pharyngitis = { code: 'J02.9', name: '急性咽炎' }

test.each([
  [['初步诊断：急性上呼吸道感染', '处理意见：多饮水']],
  [['初步诊断：', '1.急性上呼吸道感染', '处理意见：', '多饮水。']],
  [['主诉：咽痛两天。诊断：急性上呼吸道感染。处理：对症治疗，多饮水，随诊。']],
  [['门诊诊断:急性上呼吸道感染']],
])('a record that contains the declared diagnosis raises no doubt: %j', (lines) => {
  expect(diagnosisDoubts([record(lines)], [cold])).toEqual([])
})

test('accepts several diagnoses that are all declared, in any order', () => {
  const lines = ['初步诊断：', '1.急性咽炎　2.急性上呼吸道感染', '处理意见：多饮水']
  expect(diagnosisDoubts([record(lines)], [cold, pharyngitis])).toEqual([])
  expect(diagnosisDoubts([record(lines)], [cold])).toEqual([
    '病历的诊断为急性咽炎、急性上呼吸道感染，与申报的急性上呼吸道感染不同',
  ])
})

test.each([
  ['another', ['诊断：急性阑尾炎'], [cold], '病历的诊断为急性阑尾炎，与申报的急性上呼吸道感染不同'],
  ['fewer', ['诊断：急性咽炎'], [cold, pharyngitis], '与申报的急性上呼吸道感染、急性咽炎不同'],
  ['none declared', ['诊断：急性咽炎'], [], '病历的诊断为急性咽炎，与申报的不同：没有填写诊断'],
  ['no diagnosis', ['门诊病历', '主诉：咽痛三天'], [cold], '病历上没有读到诊断，请核对'],
  ['a title only', ['疾病诊断证明书', '姓名：林晓'], [cold], '病历上没有读到诊断，请核对'],
  ['an unread page', null, [cold], '病历上没有读到诊断，请核对'],
])('a record with %s needs manual review', (_what, lines, declared, message) => {
  expect(diagnosisDoubts([record(lines)], declared)).toEqual([expect.stringContaining(message)])
})

test('several pages of a record count as one: the diagnosis is on one of them', () => {
  const pages = [record(['门诊病历', '主诉：咽痛三天']), record(['诊断：急性咽炎'])]
  expect(diagnosisDoubts(pages, [pharyngitis])).toEqual([])
})

test('a page with a text layer is checked by its picture too', () => {
  const letters = record(['诊断：急性咽炎'], { from: 'letters' })
  const picture = (lines: readonly string[]) => record(lines, { from: 'picture' })
  expect(diagnosisDoubts([letters, picture(['诊断：急性咽炎'])], [pharyngitis])).toEqual([])
  expect(diagnosisDoubts([letters, picture(['诊断：牙齿美白'])], [pharyngitis])).toEqual([
    '病历的诊断为牙齿美白，与申报的急性咽炎不同',
  ])
})

test("a visit without a doctor's document raises no doubt, because another check requests it", () => {
  expect(diagnosisDoubts([], [cold])).toEqual([])
})
