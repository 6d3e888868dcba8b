import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { back, go, goIfOwn, replaceWith } from './go.ts'
import { currentLocation, followBrowser, replace, settle, useNavigation } from './history.ts'
import { registerRoutes } from './test-routes.ts'

const stop = followBrowser()
registerRoutes()
afterAll(stop)
beforeEach(() => replace('/home'))

test('forward navigation adds an entry and is in progress until the page is shown', () => {
  const { index } = currentLocation()
  go('/setup', { query: { from: 'home', none: undefined } })
  expect(currentLocation()).toMatchObject({
    path: '/setup',
    query: { from: 'home' },
    direction: 'forward',
    index: index + 1,
  })
  expect(location.hash).toBe('#/setup?from=home')
  expect(useNavigation.getState().routeStatus).toBe(1)
  settle()
  expect(useNavigation.getState().routeStatus).toBe(0)
})

test('replacing adds no entry', () => {
  const { index } = currentLocation()
  replaceWith('/setup')
  expect(currentLocation()).toMatchObject({ path: '/setup', direction: 'replace', index })
})

test('the same address again is no navigation', () => {
  settle()
  go('/home')
  expect(useNavigation.getState().routeStatus).toBe(0)
})

test("distinguishes the browser's back from a new address", () => {
  go('/setup')
  const { index } = currentLocation()
  history.replaceState({ index: index - 1 }, '', '#/home')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(currentLocation()).toMatchObject({ path: '/home', direction: 'back', index: index - 1 })
  history.replaceState(null, '', '#/agreement')
  dispatchEvent(new Event('hashchange'))
  expect(currentLocation()).toMatchObject({ path: '/agreement', direction: 'forward', index })
})

test('back without an earlier entry opens the fallback', () => {
  const step = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  useNavigation.setState({ location: { ...currentLocation(), index: 0 } })
  back('/userCenter')
  expect(currentLocation().path).toBe('/userCenter')
  expect(step).not.toHaveBeenCalled()
  go('/setup')
  back()
  expect(step).toHaveBeenCalledOnce()
  step.mockRestore()
})

test('opens an address from data only if it belongs to the app', () => {
  expect(goIfOwn('https://evil.example')).toBe(false)
  expect(currentLocation().path).toBe('/home')
  expect(goIfOwn('/setup?x=1')).toBe(true)
  expect(currentLocation().fullPath).toBe('/setup?x=1')
})

test('a path that is not in the table does not compile', () => {
  const never = () => {
    // @ts-expect-error no such route
    go('/nowhere')
    // @ts-expect-error a part that is not in the path
    go('/setup', { params: { id: '7' } })
  }
  expect(never).toBeTypeOf('function')
})
