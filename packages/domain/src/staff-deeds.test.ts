import { expect, test } from 'vitest'
import { deedKinds, deedsOfKind, handDeeds, payHindrance, staffDeeds, sumDeeds } from './staff-deeds.ts'

test('whoever changed a sum does not review, and whoever changed or decided does not pay', () => {
  expect(sumDeeds).toEqual(['correctReceipt', 'enterReceipt', 'removeReceipt', 'correctVisit', 'setLine'])
  expect(handDeeds).toEqual([...sumDeeds, 'approveFirst', 'approve', 'confirm'])
})

test.each([
  [[], null],
  [['readCase', 'acceptCase', 'takeOverCase', 'askMember', 'adjudicate', 'sendBack', 'makeBatch'], null],
  [['approve'], '您审核通过了本案，须由他人打款'],
  [['readCase', 'confirm'], '您审核通过了本案，须由他人打款'],
  [['approveFirst', 'setLine'], '您改动过本案金额，须由他人打款'],
] as const)('after %j somebody hears of a payment: %s', (deeds, words) => {
  expect(payHindrance(deeds)).toBe(words)
})

test('every deed has words of its own and stands in one kind', () => {
  const words = Object.values(staffDeeds).map((row) => row.words)
  expect(new Set(words).size).toBe(words.length)
  const kinds = Object.keys(deedKinds) as (keyof typeof deedKinds)[]
  expect(kinds.flatMap(deedsOfKind).toSorted()).toEqual(Object.keys(staffDeeds).toSorted())
  expect(deedsOfKind('read')).toContain('readCase')
  expect(deedsOfKind('read')).not.toContain('approve')
})
