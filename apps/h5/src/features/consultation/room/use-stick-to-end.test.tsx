import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useStickToEnd } from './use-stick-to-end.ts'

/** A box as high as one screen with growing content. */
let content: number
let box: HTMLElement

beforeEach(() => {
  content = 1000
  box = document.createElement('main')
  Object.defineProperty(box, 'clientHeight', { get: () => 400 })
  Object.defineProperty(box, 'scrollHeight', { get: () => content })
})

/** As in a real page, the box exists before the first effect. */
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

test('starts at the end and follows new content while the reader is there', () => {
  const { rerender, result } = conversation()
  expect(box.scrollTop).toBe(1000)
  content = 1200
  rerender({ last: 'b', isOwn: false })
  expect(box.scrollTop).toBe(1200)
  expect(result.current.hasMore).toBe(false)
})

test('keeps the position of a reader who has scrolled up, and shows a hint until they reach the end', () => {
  const { rerender, result } = conversation()
  scrollTo(100)
  content = 1200
  rerender({ last: 'b', isOwn: false })
  expect(box.scrollTop).toBe(100)
  expect(result.current.hasMore).toBe(true)
  act(() => result.current.toEnd())
  expect([box.scrollTop, result.current.hasMore]).toEqual([1200, false])
})

test('counts a small distance as the end and always scrolls to own messages', () => {
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
