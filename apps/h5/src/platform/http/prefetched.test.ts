import { afterEach, expect, test } from 'vitest'
import { takePrefetched } from './prefetched.ts'

const answer = Promise.resolve(new Response('{}'))

afterEach(() => {
  delete window.yfPrefetch
})

test('gives a prefetched response once, to the same request of the same member', () => {
  window.yfPrefetch = [{ url: '/API/list', token: 'T1', answer }]
  expect(takePrefetched('/API/other', 'T1')).toBeNull()
  expect(takePrefetched('/API/list', 'T2')).toBeNull()
  expect(takePrefetched('/API/list', 'T1')).toBe(answer)
  expect(takePrefetched('/API/list', 'T1')).toBeNull()
})
