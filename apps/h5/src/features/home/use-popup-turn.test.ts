import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { popupShown } from '#platform/storage/home-memory.ts'
import { usePopupTurn } from './use-popup-turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
  popupShown.remove()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a pop-up waits for a while without any touch', () => {
  const { result } = renderHook(usePopupTurn)
  pass(1900)
  dispatchEvent(new Event('pointerdown'))
  pass(1900)
  expect(result.current).toBe(false)
  pass(200)
  expect(result.current).toBe(true)
})

test.each([
  ['a dialog', '<div role="dialog" aria-modal="true"></div>'],
  ['what became of something', '<div role="status"><p>提交成功</p></div>'],
])('it never covers %s and appears once that has closed', (_what, markup) => {
  document.body.innerHTML = markup
  const { result } = renderHook(usePopupTurn)
  pass(10_000)
  expect(result.current).toBe(false)
  document.body.replaceChildren()
  pass(2000)
  expect(result.current).toBe(true)
})

test('only one pop-up appears per start of the app', () => {
  popupShown.write('1')
  const { result } = renderHook(usePopupTurn)
  pass(60_000)
  expect(result.current).toBe(false)
})
