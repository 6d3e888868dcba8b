import { expect, test } from 'vitest'
import { moved, newBlock, replaced, without } from './canvas-edit.ts'

test('blocks move by one position, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

test('replaces or removes a block', () => {
  expect(replaced(['a', 'b'], 1, 'x')).toEqual(['a', 'x'])
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
})

test('a new banner starts with one picture of its own shape, a row of products with none', () => {
  expect(newBlock('banner', 'i').items[0]?.picture).toContain('banner')
  expect(newBlock('grid', 'i').items).toHaveLength(1)
  expect(newBlock('products', 'i').items).toEqual([])
})
