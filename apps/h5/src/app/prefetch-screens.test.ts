import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchScreens } from './prefetch-screens.ts'
import { redirect, screen } from './route.ts'

const Screen = () => null
let watch = () => {}

const tableOf = (names: readonly string[]) => {
  const opened: string[] = []
  const rows = names.map((name) =>
    screen(name, '', 2, () => {
      opened.push(name)
      return Promise.resolve({ default: Screen })
    }),
  )
  return { opened, routes: [redirect('/', '/home'), ...rows], rows }
}
const flush = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        watch = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('prefetches linked screens once the network has been idle', async () => {
  const { opened, routes, rows } = tableOf(['/a1', '/b1', '/c1'])
  void prefetchScreens(rows[0]!, routes, () => Promise.resolve([2, 3]))
  await flush(250)
  watch()
  await flush(250)
  expect(opened).toEqual([])
  await flush(100)
  expect(opened).toEqual(['/b1', '/c1'])
})

test('prefetches screens linked on the page before other neighbours', async () => {
  const { opened, routes, rows } = tableOf(['/a4', '/b4', '/c4'])
  document.body.innerHTML = '<div data-to="/c4"></div>'
  void prefetchScreens(rows[0]!, routes, () => Promise.resolve([2, 3]))
  await flush(5000)
  document.body.innerHTML = ''
  expect(opened).toEqual(['/c4', '/b4'])
})

test('prefetches from the current screen and stops for the previous one', async () => {
  const { opened, routes, rows } = tableOf(['/a2', '/b2', '/c2'])
  void prefetchScreens(rows[0]!, routes, () => Promise.resolve([2]))
  void prefetchScreens(rows[1]!, routes, () => Promise.resolve([3]))
  await flush(5000)
  expect(opened).toEqual(['/c2'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'does not prefetch on slow or metered connections: %j',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    const { opened, routes, rows } = tableOf(['/a3', '/b3'])
    void prefetchScreens(rows[0]!, routes, () => Promise.resolve([2]))
    await flush(5000)
    expect(opened).toEqual([])
  },
)
