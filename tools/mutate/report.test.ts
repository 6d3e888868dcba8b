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

test('what was killed or hung is noticed, what survived or was not reached is not, the rest does not count', () => {
  expect(scoresOf(report)).toEqual([{ file: 'rules.ts', mutants: 4, noticed: 2 }])
})

test('a survivor is told by the lines it stands on, before and after', () => {
  expect(survivors).toEqual([
    { file: 'rules.ts', line: 2, code: 'day > end', becomes: 'day >= end' },
    { file: 'rules.ts', line: 3, code: "const words = [ 'one', ]", becomes: 'const words = []' },
  ])
})

test('an accepted survivor is known by file, code and change, and by nothing less', () => {
  expect(unaccepted(survivors, [entry])).toEqual([survivors[1]])
  const others = [
    { ...entry, file: 'other.ts' },
    { ...entry, code: 'day > endDt' },
    { ...entry, becomes: 'day < end' },
  ]
  expect(unaccepted(survivors, others)).toEqual(survivors)
})

test('an entry whose mutant is gone is told, unless its file was not looked at', () => {
  const gone = { ...entry, becomes: 'day < end' }
  expect(outlived(report, survivors, [entry, gone, { ...gone, file: 'other.ts' }])).toEqual([gone])
})

test('percents are rounded down, and nothing to notice is all noticed', () => {
  expect(percent({ mutants: 1000, noticed: 949 })).toBe(94.9)
  expect(percent({ mutants: 10_000, noticed: 9499 })).toBe(94.9)
  expect(percent({ mutants: 1000, noticed: 950 })).toBe(95)
  expect(percent({ mutants: 0, noticed: 0 })).toBe(100)
})

test('the sum is over all files', () => {
  const scores = [
    { file: 'a.ts', mutants: 3, noticed: 2 },
    { file: 'b.ts', mutants: 4, noticed: 4 },
  ]
  expect(sumOf(scores)).toEqual({ mutants: 7, noticed: 6 })
})

test('what was noticed by running out of time is counted', () => {
  expect(timeoutsOf(report)).toBe(1)
})
