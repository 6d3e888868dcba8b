import { afterEach, expect, test, vi } from 'vitest'
import { guardBack, whenBackIsFree } from './back-guard.ts'

const isGuarded = () => Boolean((history.state as { overlay?: boolean } | null)?.overlay)
const goBack = () => {
  history.replaceState({ index: 4 }, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '')
})

test("an open overlay adds a history entry that keeps the router's own state", () => {
  history.replaceState({ index: 4 }, '')
  const release = guardBack(() => {})
  expect(history.state).toEqual({ index: 4, overlay: true })
  goBack()
  release()
})

test('back closes the topmost overlay only', async () => {
  const closed: string[] = []
  const first = guardBack(() => closed.push('first'))
  const second = guardBack(() => {
    closed.push('second')
    second()
  })
  goBack()
  expect(closed).toEqual(['second'])
  await vi.waitFor(() => expect(isGuarded()).toBe(true))
  goBack()
  first()
})

test('Escape closes the topmost overlay', () => {
  const close = vi.fn<() => void>()
  const release = guardBack(close)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(close).toHaveBeenCalledOnce()
  goBack()
  release()
})

test('an overlay closed by its button removes its entry and then resolves `whenBackIsFree`', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(goBack)
  const release = guardBack(() => {})
  release()
  await whenBackIsFree()
  expect(back).toHaveBeenCalledOnce()
  expect(isGuarded()).toBe(false)
})

test('a screen opened from inside an overlay stays when the overlay closes', async () => {
  const back = vi.spyOn(history, 'back')
  const release = guardBack(() => {})
  history.pushState({ index: 5 }, '', '#/next')
  release()
  await new Promise((resolve) => setTimeout(resolve))
  expect(back).not.toHaveBeenCalled()
  expect(history.state).toEqual({ index: 5 })
})
