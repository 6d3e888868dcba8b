import type { CoveredPerson, CoverPart } from '@yf/contract/claims-trial'
import { expect, test } from 'vitest'
import { coverRows, leftShare, shortMoney } from './household.ts'

const part = (visitType: CoverPart['visitType'], usedFen: number, leftFen: number, policyId = 'p1') =>
  ({ visitType, usedFen, leftFen, policyId }) as CoverPart
const people: CoveredPerson[] = [
  {
    userFamilyId: null,
    name: '林晓',
    parts: [part('outpatient', 100, 300), part('outpatient', 0, 600, 'p2')],
  },
  { userFamilyId: 'f1', name: '陈默', parts: [part('inpatient', 50, 50)] },
  { userFamilyId: 'f2', name: '陈小满', parts: [] },
]

test('one row per covered kind of visit, with the policies of a person added up', () => {
  const rows = coverRows(people)
  expect(rows.map(({ name }) => name)).toEqual(['门诊', '住院'])
  expect(rows[0]!.cells.map((cell) => cell && [cell.usedFen, cell.leftFen, cell.parts.length])).toEqual([
    [100, 900, 2],
    null,
    null,
  ])
  expect(rows[1]!.cells[1]).toMatchObject({ usedFen: 50, leftFen: 50 })
  expect(coverRows([people[2]!])).toEqual([])
})

test('a bar shows the remaining share of the total', () => {
  expect(leftShare({ usedFen: 100, leftFen: 900, parts: [] })).toBe(90)
  expect(leftShare({ usedFen: 5, leftFen: 0, parts: [] })).toBe(0)
  expect(leftShare({ usedFen: 0, leftFen: 0, parts: [] })).toBe(0)
})

test.each([
  [200_831_950, '¥200万'],
  [99_999_999, '¥99.9万'],
  [2_000_000, '¥2万'],
  [1_631_950, '¥1.6万'],
  [1_000_000, '¥1万'],
  [999_999, '¥9,999'],
  [86_050, '¥860'],
  [0, '¥0'],
])('%i fen are shown as %s, never rounded up', (fen, text) => {
  expect(shortMoney(fen)).toBe(text)
})
