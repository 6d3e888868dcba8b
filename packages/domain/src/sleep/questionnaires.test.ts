import { expect, test } from 'vitest'
import { clockOf } from './diary.ts'
import type { QuestionnaireItem } from './questionnaire.ts'
import { isQuestionnaireCode, questionnaireCodes, questionnaires } from './questionnaires.ts'

test('finds a questionnaire by its own code only', () => {
  for (const code of questionnaireCodes) expect(questionnaires[code].code).toBe(code)
  expect(['ISI', 'PSQI', 'isi', '', 'toString'].filter(isQuestionnaireCode)).toEqual(['ISI', 'PSQI'])
})

const all = Object.values(questionnaires)
const chinese = /[\u4e00-\u9fff]{2,}/

test.each(all)('$code has an introduction, and a text for every question, answer and result', (one) => {
  for (const phrase of [one.title, one.about]) expect(phrase).toMatch(chinese)
  for (const { text } of one.items) expect(text).toMatch(/^[\u4e00-\u9fff].*？$/)
  const labels = one.items.flatMap((item) =>
    item.kind === 'choice' ? [item.options.map(({ label }) => label)] : [],
  )
  for (const few of labels) {
    expect(new Set(few).size).toBe(few.length)
    for (const label of few) expect(label).toMatch(chinese)
  }
  for (const field of ['id', 'title'] as const)
    expect(new Set(one.components.map((part) => part[field])).size).toBe(one.components.length)
  for (const { id, title } of one.components) {
    expect(id).toMatch(/^[a-z]+$/)
    expect(title).toMatch(chinese)
  }
  for (const { title, meaning, advice } of one.bands)
    for (const phrase of [title, meaning, advice]) expect(phrase).toMatch(chinese)
  for (const { words: phrase } of one.alarms) expect(phrase).toMatch(/医生|检查|不要开车/)
})

test.each(all)('$code has no duplicate questions, and scores, warns of and compares only its own', (one) => {
  const itemIds = one.items.map(({ id }) => id)
  expect(new Set(itemIds).size).toBe(itemIds.length)
  const parts = one.components.flatMap(({ measure }) =>
    measure.kind === 'sum' ? measure.parts.map(({ item }) => item) : [measure.bed, measure.up, measure.slept],
  )
  const nights = one.nights.flatMap(({ bed, up, slept }) => [bed, up, slept])
  const used = [...parts, ...nights, ...one.alarms.map(({ item }) => item)]
  expect([...new Set(used)].toSorted()).toEqual(itemIds.toSorted())
})

test('the question states what a disturbance is', () => {
  const texts = questionnaires.PSQI.items.map(({ text }) => text)
  expect(texts.filter((text) => /^因为[\u4e00-\u9fff]{3,}而睡不好，有多频繁？$/.test(text))).toHaveLength(9)
  expect(questionnaires.PSQI.items.find(({ id }) => id === 'slept')?.hint).toBe('不算躺在床上没睡着的时间')
})

test('times of day and durations have inputs of their own, starting at the usual value', () => {
  const itemIds = (kind: QuestionnaireItem['kind']) =>
    questionnaires.PSQI.items.flatMap((item) =>
      item.kind === kind && 'usual' in item ? [`${item.id} ${clockOf(item.usual)}`] : [],
    )
  expect(itemIds('clock')).toEqual(['bed 23:00', 'up 07:00'])
  expect(itemIds('minutes')).toEqual(['latency 00:20', 'slept 07:00'])
})

test('only one part is measured against the time in bed', () => {
  const measured = questionnaires.PSQI.components.filter(({ measure }) => measure.kind === 'efficiency')
  expect(measured.map(({ title }) => title)).toEqual(['睡眠效率'])
})
