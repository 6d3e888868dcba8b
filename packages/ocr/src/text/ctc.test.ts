import { expect, test } from 'vitest'
import { decodeCtc, type Scores } from './ctc.ts'
import { candidatesOf } from './digit-beam.ts'

const keys = ['', '1', '2', '3']
const scores = (...rows: number[][]): Scores => ({
  data: Float32Array.from(rows.flat()),
  steps: rows.length,
  classes: keys.length,
})
const sure = (index: number) => keys.map((_, at) => (at === index ? 1 : 0))

test('a letter over several steps is one, and a blank separates two equal letters', () => {
  expect(decodeCtc(scores(sure(1), sure(1), sure(2)), keys).text).toBe('12')
  expect(decodeCtc(scores(sure(1), sure(0), sure(1)), keys).text).toBe('11')
})

test('each letter has its position and its best confidence', () => {
  const { letters, confidence } = decodeCtc(
    scores([0.1, 0.6, 0.3, 0], [0, 0.9, 0.1, 0], sure(0), sure(3)),
    keys,
  )
  expect(letters.map(({ text, confidence: own }) => [text, Math.round(own * 10)])).toEqual([
    ['1', 9],
    ['3', 10],
  ])
  expect(letters[1]!.at).toBeCloseTo(0.875)
  expect(confidence).toBeCloseTo(0.95)
})

test('an empty reading has no confidence', () => {
  expect(decodeCtc(scores(sure(0), sure(0)), keys)).toEqual({ text: '', confidence: 0, letters: [] })
})

test('guesses both numbers where the model is undecided, the likelier first', () => {
  const alphabet = new Map([...'123'].map((sign, index) => [sign, index + 1] as const))
  const candidates = candidatesOf(scores(sure(1), sure(0), [0, 0, 0.6, 0.4]), alphabet)
  expect(candidates.map(({ text, share }) => [text, Math.round(share * 10)])).toEqual([
    ['12', 6],
    ['13', 4],
  ])
})

test('characters outside the alphabet are gaps between digits', () => {
  const alphabet = new Map([['1', 1]])
  expect(candidatesOf(scores(sure(1), sure(2), sure(1)), alphabet)[0]?.text).toBe('11')
})
