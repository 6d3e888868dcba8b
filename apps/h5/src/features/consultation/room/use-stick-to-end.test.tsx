import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useStickToEnd } from './use-stick-to-end.ts'

/** A box as high as one screen; its content grows. */
let content: number
let box: HTMLElement

beforeEach(() => {
  content = 1000
  box = document.createElement('main')
  Object.defineProperty(box, 'clientHeight', { get: () => 400 })
  Object.defineProperty(box, 'scrollHeight', { get: () => content })
})

/** As a page would draw it: the box is there before the first effect. */
const conversation = () =>
  renderHook(
    ({ last, isOwn }: { last: string; isOwn: boolean }) => {
      const scroll = useStickToEnd(last, isOwn)
      scroll.box.current = box
      return scroll
    },
    { initialProps: { last: 'a', isOwn: false } },
  )
const scrollTo = (top: number) =>
  act(() => {
    box.scrollTop = top
    box.dispatchEvent(new Event('scroll'))
  })

test('it begins at its end, and whoever reads the end sees what comes', () => {
  const { rerender, result } = conversation()
  expect(box.scrollTop).toBe(1000)
  content = 1200
  rerender({ last: 'b', isOwn: false })
  expect(box.scrollTop).toBe(1200)
  expect(result.current.hasMore).toBe(false)
})

test('whoever has scrolled up is left there and told, until they go to the end', () => {
  const { rerender, result } = conversation()
  scrollTo(100)
  content = 1200
  rerender({ last: 'b', isOwn: false })
  expect(box.scrollTop).toBe(100)
  expect(result.current.hasMore).toBe(true)
  act(() => result.current.toEnd())
  expect([box.scrollTop, result.current.hasMore]).toEqual([1200, false])
})

test('a little above the end is still the end; what one sends oneself is always seen', () => {
  const { rerender, result } = conversation()
  scrollTo(1000 - 400 - 80)
  content = 1200
  rerender({ last: 'b', isOwn: false })
  expect(box.scrollTop).toBe(1200)
  scrollTo(0)
  content = 1300
  rerender({ last: 'c', isOwn: true })
  expect([box.scrollTop, result.current.hasMore]).toEqual([1300, false])
})
