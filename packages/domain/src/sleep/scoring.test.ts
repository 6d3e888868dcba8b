import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { insomnia } from './insomnia.ts'
import { quality } from './quality.ts'
import type { QuestionnaireAnswers, QuestionnaireItem, Questionnaire } from './questionnaire.ts'
import { answersFault, bandOf, itemFault, scoreOf } from './scoring.ts'

/** The same scoring a second time, written out question by question. */
const insomniaAgain = (a: QuestionnaireAnswers) =>
  a['falling']! + a['staying']! + a['early']! + a['content']! + a['daytime']! + a['noticed']! + a['worry']!

function qualityAgain(a: QuestionnaireAnswers): number[] {
  const minutes = a['latency']!
  const late = (minutes <= 15 ? 0 : minutes <= 30 ? 1 : minutes <= 60 ? 2 : 3) + a['falling']!
  const hours = a['slept']! / 60
  let inBed = a['up']! - a['bed']!
  if (inBed < 0) inBed += 1440
  const part = a['slept']! / inBed
  let disturbed = 0
  for (const one of ['waking', 'toilet', 'breath', 'snoring', 'cold', 'hot', 'dreams', 'pain', 'other'])
    disturbed += a[one]!
  return [
    a['quality']!,
    Math.ceil(late / 2),
    hours > 7 ? 0 : hours >= 6 ? 1 : hours >= 5 ? 2 : 3,
    part >= 0.85 ? 0 : part >= 0.75 ? 1 : part >= 0.65 ? 2 : 3,
    Math.ceil(disturbed / 9),
    a['medicine']!,
    Math.ceil((a['drowsy']! + a['energy']!) / 2),
  ]
}

const anyValue = (item: QuestionnaireItem): fc.Arbitrary<number> => {
  if (item.kind === 'choice') return fc.constantFrom(...item.options.map(({ value }) => value))
  return item.kind === 'clock' ? fc.nat({ max: 1439 }) : fc.integer({ min: item.least, max: item.most })
}

const anyAnswers = ({ items }: Questionnaire): fc.Arbitrary<QuestionnaireAnswers> =>
  fc.record(Object.fromEntries(items.map((item) => [item.id, anyValue(item)])))

test('the sum of seven questions, for any answers', () => {
  fc.assert(
    fc.property(anyAnswers(insomnia), (answers) => {
      expect(answersFault(insomnia, answers)).toBeNull()
      expect(scoreOf(insomnia, answers).total).toBe(insomniaAgain(answers))
    }),
  )
})

test('seven parts of zero to three, for any possible answers', () => {
  fc.assert(
    fc.property(anyAnswers(quality), (answers) => {
      fc.pre(answersFault(quality, answers) === null)
      const { components, total } = scoreOf(quality, answers)
      const again = qualityAgain(answers)
      expect(components.map(({ points }) => points)).toEqual(again)
      expect(total).toBe(again.reduce((sum, points) => sum + points, 0))
    }),
  )
})

const all = (questionnaire: Questionnaire, of: (item: QuestionnaireItem) => number): QuestionnaireAnswers =>
  Object.fromEntries(questionnaire.items.map((item) => [item.id, of(item)]))
const highest = (item: QuestionnaireItem) =>
  item.kind === 'choice' ? Math.max(...item.options.map(({ value }) => value)) : item.usual

test.each([insomnia, quality])(
  '$title has a band for every score, and its last ends at the highest',
  (one) => {
    const { most } = scoreOf(one, all(one, highest))
    expect(one.bands.at(-1)?.atMost).toBe(most)
    expect(most).toBe(one === insomnia ? 28 : 21)
    for (let sum = 0; sum <= most; sum += 1) expect(bandOf(one, sum).atMost).toBeGreaterThanOrEqual(sum)
    expect(() => bandOf(one, most + 1)).toThrow('no band')
  },
)

const edges = {
  ISI: { 7: 'good', 8: 'mild', 14: 'mild', 15: 'moderate', 21: 'moderate', 22: 'severe' },
  PSQI: { 5: 'good', 6: 'mild', 10: 'mild', 11: 'moderate', 15: 'moderate', 16: 'severe' },
}

test.each([insomnia, quality])('$title: each band on both sides of its edge', (questionnaire) => {
  for (const [sum, level] of Object.entries(edges[questionnaire.code as 'ISI' | 'PSQI']))
    expect(bandOf(questionnaire, Number(sum)).level).toBe(level)
})

test('from the third band on the result refers to a doctor', () => {
  for (const { bands } of [insomnia, quality])
    expect(bands.map(({ seesDoctor }) => seesDoctor)).toEqual([false, false, true, true])
})

const calm = all(quality, (item) => (item.kind === 'choice' ? 0 : item.usual))

test('an answer that needs a doctor is named whatever the score, from its own level on', () => {
  expect(scoreOf(quality, calm).alarms).toEqual([])
  expect(scoreOf(quality, { ...calm, breath: 1 }).alarms).toEqual([])
  expect(scoreOf(quality, { ...calm, breath: 2 }).alarms).toEqual([expect.stringContaining('呼吸')])
  expect(scoreOf(quality, { ...calm, snoring: 3, drowsy: 3 }).alarms).toHaveLength(2)
})

test('sleep is never longer than the time in bed, also over midnight', () => {
  const bed = { ...calm, bed: 23 * 60, up: 6 * 60 }
  expect(answersFault(quality, { ...bed, slept: 7 * 60 })).toBeNull()
  expect(answersFault(quality, { ...bed, slept: 7 * 60 + 1 })).toEqual({
    item: 'slept',
    message: '睡着的时间比在床上的时间还长，请检查上床、起床和睡着的时间',
  })
  expect(answersFault(quality, { ...bed, up: bed.bed, slept: 30 })).toMatchObject({ item: 'slept' })
})

test('names the question of a missing, out-of-range or fractional answer', () => {
  const { worry: _, ...rest } = all(insomnia, () => 1)
  expect(answersFault(insomnia, rest)).toEqual({ item: 'worry', message: '请回答这一题' })
  const [first] = insomnia.items
  for (const value of [-1, 5, 1.5, Number.NaN]) expect(itemFault(first!, value)).toBe('请重新选择')
  const clock = quality.items.find(({ id }) => id === 'bed')!
  expect([0, 1439, 1440, -1, 0.5].map((value) => itemFault(clock, value) === null)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  const amount = quality.items.find(({ id }) => id === 'slept')!
  expect([29, 30, 960, 961, 30.5].map((value) => itemFault(amount, value) === null)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
