import { afterEach, expect, test } from 'vitest'
import { takeEarly } from './early.ts'

const answer = Promise.resolve(new Response('{}'))

afterEach(() => {
  delete window.yfEarly
})

test('gives a prefetched response once, to the same request of the same member', () => {
  window.yfEarly = [{ url: '/API/list', token: 'T1', answer }]
  expect(takeEarly('/API/other', 'T1')).toBeNull()
  expect(takeEarly('/API/list', 'T2')).toBeNull()
  expect(takeEarly('/API/list', 'T1')).toBe(answer)
  expect(takeEarly('/API/list', 'T1')).toBeNull()
})
