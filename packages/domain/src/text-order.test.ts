import { expect, test } from 'vitest'
import { byText } from './text-order.ts'

test('a text stands before a later one, after an earlier one and beside itself', () => {
  expect([byText('a', 'b'), byText('b', 'a'), byText('a', 'a')]).toEqual([-1, 1, 0])
  // Sign by sign: no language puts small letters elsewhere.
  expect(['b', 'a', 'B'].toSorted(byText)).toEqual(['B', 'a', 'b'])
})
