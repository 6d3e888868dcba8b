import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollToTop } from './scroll-to-top.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function scrolled(): Element {
  const element = document.createElement('div')
  element.scrollTop = 1000
  return element
}

test('scrolling to the top takes half a second', async () => {
  const element = scrolled()
  const arrived = scrollToTop(element)
  await vi.advanceTimersByTimeAsync(250)
  expect(element.scrollTop).toBeGreaterThan(0)
  expect(element.scrollTop).toBeLessThan(1000)
  await vi.advanceTimersByTimeAsync(300)
  await arrived
  expect(element.scrollTop).toBe(0)
})

test('with reduced motion jumps to the top at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const element = scrolled()
  void scrollToTop(element)
  expect(element.scrollTop).toBe(0)
})

test('a touch stops the scrolling', async () => {
  const element = scrolled()
  const ended = scrollToTop(element)
  await vi.advanceTimersByTimeAsync(200)
  element.dispatchEvent(new Event('touchstart'))
  const here = element.scrollTop
  await vi.advanceTimersByTimeAsync(400)
  await ended
  expect(element.scrollTop).toBe(here)
})
