import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyboardInset } from './use-keyboard-inset.ts'

class Viewport extends EventTarget {
  height = window.innerHeight
  scale = 1
}

afterEach(() => vi.unstubAllGlobals())

test('leaves space for a keyboard over the page, and ignores a pinch zoom', () => {
  const viewport = new Viewport()
  vi.stubGlobal('visualViewport', viewport)
  const { result } = renderHook(() => useKeyboardInset())
  const resize = (height: number, scale = 1) =>
    act(() => {
      Object.assign(viewport, { height, scale })
      viewport.dispatchEvent(new Event('resize'))
    })
  expect(result.current).toBe(0)
  resize(window.innerHeight - 300)
  expect(result.current).toBe(300)
  resize(window.innerHeight / 2, 2)
  expect(result.current).toBe(0)
})

test('without a visual viewport there is no inset', () => {
  vi.stubGlobal('visualViewport', undefined)
  expect(renderHook(() => useKeyboardInset()).result.current).toBe(0)
})
