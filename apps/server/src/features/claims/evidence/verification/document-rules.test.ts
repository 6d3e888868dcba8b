import { describe, expect, test } from 'vitest'
import { disagreements, type DeclaredFacts } from './document-rules.ts'

const declared: DeclaredFacts = {
  person: '林晓',
  sex: '女',
  first: '2026-02-20',
  last: '2026-02-20',
  hospitals: ['北京第一人民医院', '北京星云第一人民医院'],
}
const record = [
  '北京第一人民医院',
  '门 诊 病 历',
  '姓名：林晓 性别：女 年龄：32岁 科室：呼吸内科',
  '就诊日期：2026年2月20日',
  '主诉：咽痛两天，伴低热。诊断：急性上呼吸道感染',
]
const disagreementsAfter = (change: (line: string) => string, overrides: Partial<DeclaredFacts> = {}) =>
  disagreements(
    { kind: 'medicalRecord', name: '病历.jpg', lines: record.map(change) },
    { ...declared, ...overrides },
  )
const replaced = (from: string, to: string) => (line: string) => line.replace(from, to)

test('a record that matches person, day and hospital has no disagreements', () => {
  expect(disagreementsAfter((line) => line)).toEqual([])
  expect(disagreementsAfter(replaced('北京第一', '北京星云第一'))).toEqual([])
})

test.each([
  ['the next label glued to it', ['姓名林晓科别：内科']],
  ['a gap before its label and behind it', ['姓名： 林晓 ，门诊']],
  ['the next line glued to it', ['姓名：林晓', '过敏史：无']],
  ['a next line that could end it', ['姓名：林晓', '复诊：三天后']],
  ['the label in the line above', ['姓名：', '林晓', '过敏史：无']],
])('reads only the name from a name with %s', (_, lines) => {
  const rest = record.filter((line) => !line.startsWith('姓名'))
  const document = { kind: 'medicalRecord', name: '病历.jpg', lines: [...rest, ...lines] } as const
  expect(disagreements(document, declared)).toEqual([])
  expect(disagreements(document, { ...declared, person: '王芳' })).toEqual([
    '病历「病历.jpg」的姓名为林晓，与就诊人王芳不同',
  ])
})

test('text after a gap is not part of the name', () => {
  expect(disagreementsAfter(replaced('姓名：林晓', '姓名：林晓 已婚 职员'))).toEqual([])
})

test.each([
  ['a black picture', null],
  ['one without text', []],
  ['a scrap', ['门诊病历', '林晓']],
  ['nineteen signs', ['门诊病历 林晓', '一二三四五六七八九十一二三']],
])('%s is no record', (_, lines) => {
  expect(disagreements({ kind: 'medicalRecord', name: '病历.jpg', lines }, declared)).toEqual([
    '病历「病历.jpg」没有读到文字，请核对图片',
  ])
})

test('twenty characters are enough to expect everything that a record should contain', () => {
  const lines = ['门诊病历 林晓', '一二三四五六七八九十一二三四']
  expect(disagreements({ kind: 'medicalRecord', name: '病历.jpg', lines }, declared)).toEqual([
    '病历「病历.jpg」上没有读到就诊日期',
    '病历「病历.jpg」上没有找到北京第一人民医院',
  ])
})

test('a document that labels its visit day is not checked for days here', () => {
  const lines = record.map(replaced('2026年2月20日', '2026年3月20日'))
  const document = { kind: 'medicalRecord', name: '病历.jpg', lines } as const
  expect(disagreements({ ...document, isDated: true }, declared)).toEqual([])
  expect(disagreements({ ...document, isDated: false }, declared)).toHaveLength(1)
})

describe('reports each disagreement', () => {
  test.each([
    ['林晓', '王建国', '病历「病历.jpg」的姓名为王建国，与就诊人林晓不同'],
    ['姓名：林晓', '姓名王建国', '病历「病历.jpg」的姓名为王建国，与就诊人林晓不同'],
    ['姓名：林晓 性别：女', '患者: 欧阳建国，女', '病历「病历.jpg」的姓名为欧阳建国，与就诊人林晓不同'],
    ['姓名：林晓 性别：女 年龄', '姓名：某某某某某', '病历「病历.jpg」上没有找到就诊人林晓的姓名'],
    ['姓名：林晓', '', '病历「病历.jpg」上没有找到就诊人林晓的姓名'],
    ['姓名：林晓', '姓名：林', '病历「病历.jpg」的姓名为林，与就诊人林晓不同'],
    ['姓名：林晓', '姓名林', '病历「病历.jpg」的姓名为林，与就诊人林晓不同'],
    ['姓名：林晓', '病人：林', '病历「病历.jpg」的姓名为林，与就诊人林晓不同'],
    ['姓名：林晓', '患者姓名：王芳', '病历「病历.jpg」的姓名为王芳，与就诊人林晓不同'],
    ['姓名：林晓 性别：女', '姓名：林晓明 科别：内科', '病历「病历.jpg」的姓名为林晓明，与就诊人林晓不同'],
    ['姓名：林晓', '患者咳3天', '病历「病历.jpg」上没有找到就诊人林晓的姓名'],
    ['姓名：林晓 性别：女', '患者女', '病历「病历.jpg」上没有找到就诊人林晓的姓名'],
    ['性别：女', '性别：男', '病历「病历.jpg」的性别为男，与就诊人不同'],
    ['性别：女', '性别男', '病历「病历.jpg」的性别为男，与就诊人不同'],
    ['2026年2月20日', '2025年12月3日', '病历「病历.jpg」的日期为2025-12-03，与申报的就诊日期2026-02-20不同'],
    ['2026年2月20日', '2026年2月2日', '病历「病历.jpg」的日期为2026-02-02，与申报的就诊日期2026-02-20不同'],
    ['就诊日期：2026年2月20日', '就诊日期不详', '病历「病历.jpg」上没有读到就诊日期'],
    ['北京第一人民医院', '海港医院', '病历「病历.jpg」的医院为海港医院，与申报的北京第一人民医院不同'],
    ['北京第一人民医院', '', '病历「病历.jpg」上没有找到北京第一人民医院'],
  ])('%s as %s', (from, to, message) => {
    expect(disagreementsAfter(replaced(from, to))).toEqual([message])
  })
})

test.each([
  ['2026-02-19', 1],
  ['2026-02-20', 0],
  ['2026/2/21', 0],
  ['2026.02.22', 1],
])('a record of %s beside a visit of the 20th: %i disagreement', (day, count) => {
  expect(disagreementsAfter(replaced('2026年2月20日', day))).toHaveLength(count)
})

test('one matching day is enough, and a visit without an end lasts one day', () => {
  expect(disagreementsAfter(replaced('2026年2月20日', '2026年2月20日，复诊日期：2026年3月1日'))).toEqual([])
  expect(disagreementsAfter(replaced('2月20日', '2月21日'), { last: null })).toEqual([])
  expect(disagreementsAfter(replaced('2月20日', '2月22日'), { last: null })).toHaveLength(1)
})

test('a name matches regardless of spaces, and may be the last text of the document', () => {
  expect(disagreementsAfter((line) => line, { person: '林 晓' })).toEqual([])
  expect(disagreementsAfter(replaced('性别：女', ''))).toEqual([])
  const lines = [...record.map(replaced('姓名：林晓 性别：女', '')), '病人：王建国']
  expect(disagreements({ kind: 'medicalRecord', name: '病历.jpg', lines }, declared)).toEqual([
    '病历「病历.jpg」的姓名为王建国，与就诊人林晓不同',
  ])
})

test('a hospital stay covers all of its days, and what was not declared is not compared', () => {
  expect(disagreementsAfter(replaced('2月20日', '2月25日'), { last: '2026-02-26' })).toEqual([])
  expect(disagreementsAfter(replaced('2月20日', '3月25日'), { first: null, last: null })).toEqual([])
  expect(disagreementsAfter(replaced('性别：女', '性别：男'), { sex: null })).toEqual([])
  expect(disagreementsAfter(replaced('北京第一人民医院', '海港医院'), { hospitals: [''] })).toEqual([])
  expect(
    disagreementsAfter(replaced('北京第一人民医院', '海港医院'), { hospitals: [' ', '东方医院'] }),
  ).toEqual(['病历「病历.jpg」的医院为海港医院，与申报的东方医院不同'])
})
