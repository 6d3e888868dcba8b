import { expect, test } from 'vitest'
import type { Accepted } from './accepted.ts'
import {
  outlived,
  percent,
  scoresOf,
  sumOf,
  survivorsOf,
  timeoutsOf,
  unaccepted,
  type Report,
} from './report.ts'

const source = `const isLate = (day: string) =>
  day > end
const words = [
  'one',
]
`
const mutant = (status: string, start: [number, number], end: [number, number], replacement: string) => ({
  status,
  replacement,
  location: {
    start: { line: start[0], column: start[1] },
    end: { line: end[0], column: end[1] },
  },
})
const report: Report = {
  files: {
    'rules.ts': {
      source,
      mutants: [
        mutant('Killed', [2, 3], [2, 12], 'true'),
        mutant('Timeout', [2, 3], [2, 12], 'false'),
        mutant('Survived', [2, 3], [2, 12], 'day >= end'),
        mutant('NoCoverage', [3, 15], [5, 2], '[]'),
        mutant('RuntimeError', [4, 3], [4, 8], '""'),
        mutant('Ignored', [4, 3], [4, 8], '""'),
      ],
    },
  },
}
const survivors = survivorsOf(report)
const entry: Accepted = { file: 'rules.ts', code: 'day > end', becomes: 'day >= end', reason: 'why' }

test('killed and timed-out mutants are detected, surviving and unreached ones are not, the rest does not count', () => {
  expect(scoresOf(report)).toEqual([{ file: 'rules.ts', mutants: 4, noticed: 2 }])
})

test('describes a survivor by its lines, before and after', () => {
  expect(survivors).toEqual([
    { file: 'rules.ts', line: 2, code: 'day > end', becomes: 'day >= end' },
    { file: 'rules.ts', line: 3, code: "const words = [ 'one', ]", becomes: 'const words = []' },
  ])
})

test('an accepted survivor matches by file, code and change together', () => {
  expect(unaccepted(survivors, [entry])).toEqual([survivors[1]])
  const others = [
    { ...entry, file: 'other.ts' },
    { ...entry, code: 'day > endDt' },
    { ...entry, becomes: 'day < end' },
  ]
  expect(unaccepted(survivors, others)).toEqual(survivors)
})

test('reports an entry whose mutant is gone, unless its file was not checked', () => {
  const gone = { ...entry, becomes: 'day < end' }
  expect(outlived(report, survivors, [entry, gone, { ...gone, file: 'other.ts' }])).toEqual([gone])
})

test('rounds percentages down, and no mutants means all detected', () => {
  expect(percent({ mutants: 1000, noticed: 949 })).toBe(94.9)
  expect(percent({ mutants: 10_000, noticed: 9499 })).toBe(94.9)
  expect(percent({ mutants: 1000, noticed: 950 })).toBe(95)
  expect(percent({ mutants: 0, noticed: 0 })).toBe(100)
})

test('the total covers all files', () => {
  const scores = [
    { file: 'a.ts', mutants: 3, noticed: 2 },
    { file: 'b.ts', mutants: 4, noticed: 4 },
  ]
  expect(sumOf(scores)).toEqual({ mutants: 7, noticed: 6 })
})

test('counts what was detected by a timeout', () => {
  expect(timeoutsOf(report)).toBe(1)
})
