import { expect, test } from 'vitest'
import { breaksBenefit, canAskForRefund, canChangeAddress, piecesOf } from './rules.ts'

const at = (moment: string) => new Date(moment)
const done = at('2026-06-01T10:00:00Z')
const line = (id: string, quantity: number, returned = 0, benefit_fen = 0) => ({
  id,
  quantity,
  returned,
  benefit_fen,
})

test('a paid order can be returned before and during shipping, and for fifteen days after completion', () => {
  for (const state of [2, 3] as const) expect(canAskForRefund({ state, done_at: null }, done)).toBe(true)
  for (const state of [1, 5, 6, 7] as const)
    expect(canAskForRefund({ state, done_at: done }, done)).toBe(false)
  expect(canAskForRefund({ state: 4, done_at: done }, at('2026-06-16T10:00:00Z'))).toBe(true)
  expect(canAskForRefund({ state: 4, done_at: done }, at('2026-06-16T10:00:01Z'))).toBe(false)
  expect(canAskForRefund({ state: 4, done_at: null }, done)).toBe(false)
  expect([0, 1].map((total_fen) => canAskForRefund({ state: 2, done_at: null, total_fen }, done))).toEqual([
    false,
    true,
  ])
})

test('a parcel of the mall can be redirected until it is shipped, and medicine goes only to the address of its order', () => {
  const changeable = ([1, 2, 3, 4, 5, 6, 7] as const).filter((state) =>
    canChangeAddress({ kind: 'mall', state }),
  )
  expect(changeable).toEqual([1, 2])
  for (const state of changeable) expect(canChangeAddress({ kind: 'pharmacy', state })).toBe(false)
})

test('all of the rest, one line, or some items of it; never more than is left', () => {
  const lines = [line('a', 3, 1), line('b', 1), line('c', 2, 2)]
  expect(piecesOf(lines)).toEqual([
    { lineId: 'a', count: 2 },
    { lineId: 'b', count: 1 },
  ])
  expect(piecesOf(lines, 'a')).toEqual([{ lineId: 'a', count: 2 }])
  expect(piecesOf(lines, 'a', 2)).toEqual([{ lineId: 'a', count: 2 }])
  expect(piecesOf(lines, 'a', 3)).toBeNull()
  expect(piecesOf(lines, undefined, 2)).toBeNull()
  expect(piecesOf(lines, 'c')).toBeNull()
  expect(piecesOf(lines, 'd')).toBeNull()
})

test('a line paid with a benefit is returned as a whole', () => {
  const lines = [line('a', 2, 0, 100), line('b', 2)]
  expect(breaksBenefit(lines, [{ lineId: 'a', count: 1 }])).toBe(true)
  expect(breaksBenefit(lines, [{ lineId: 'a', count: 2 }])).toBe(false)
  expect(breaksBenefit(lines, [{ lineId: 'b', count: 1 }])).toBe(false)
  const both = [
    { lineId: 'b', count: 1 },
    { lineId: 'a', count: 1 },
  ]
  expect(breaksBenefit(lines, both)).toBe(true)
})
