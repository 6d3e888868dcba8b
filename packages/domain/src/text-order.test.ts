import { expect, test } from 'vitest'
import { byText } from './text-order.ts'

test('a text sorts before a later one, after an earlier one and equal to itself', () => {
  expect([byText('a', 'b'), byText('b', 'a'), byText('a', 'a')]).toEqual([-1, 1, 0])
  // By code unit: no locale moves lower case elsewhere.
  expect(['b', 'a', 'B'].toSorted(byText)).toEqual(['B', 'a', 'b'])
})
