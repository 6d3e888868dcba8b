import { familyCalls } from '@yf/contract/family'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reactTo } from '#platform/http/react-to.ts'
import { resetSession, signIn } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { startTracking, track, trackCall, trackPage } from './track.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  resetSession()
  signIn({ token: 'T1', baseId: 'lin' } as never)
})
afterEach(() => vi.useRealTimers())

test('records pages, taps and events of the first seconds with their owner, and leaves them to the next page', () => {
  startTracking()
  document.body.innerHTML = '<div data-track="home.banner"><button>看看</button></div><button>别的</button>'
  trackPage('Home')
  for (const button of document.querySelectorAll('button')) button.click()
  track('home.dialog')
  expect(storage.unsent.read()).toBeNull()

  dispatchEvent(new Event('pagehide'))
  const left = storage.unsent.read() ?? []
  expect(left.map(({ kind, name, owner }) => [kind, name, owner])).toEqual([
    ['page', 'Home', 'lin'],
    ['event', 'home.banner', 'lin'],
    ['event', 'home.dialog', 'lin'],
  ])
  expect(new Set(left.map(({ key }) => key)).size).toBe(3)
  for (const { key } of left) expect(key).toMatch(/^[\w-]{8,64}$/)
})

test('records a successful call by the event of its row, and not at all without one', () => {
  trackCall(familyCalls.list)
  trackCall(familyCalls.add)
  dispatchEvent(new Event('pagehide'))
  const left = storage.unsent.read() ?? []
  expect(left.map(({ kind, name }) => [kind, name])).toEqual([['event', 'api.addFamily']])
})

test('a rejected token is one event without an owner, however many calls fail together', () => {
  for (let n = 0; n < 3; n++) reactTo('sessionEnded', '', { token: 'T1', isSilent: true })
  dispatchEvent(new Event('pagehide'))
  const left = (storage.unsent.read() ?? []).filter(({ kind }) => kind === 'event')
  expect(left.map(({ name, owner }) => [name, owner])).toEqual([['session.tokenInvalid', null]])
})
