import { expect, test } from 'vitest'
import { isEncrypted, isTracked, pageView, trackedEvents } from './tracking.ts'

test('every row of the table is an event of its own', () => {
  const rows = Object.values(trackedEvents).map((event) => JSON.stringify(event))
  expect(new Set(rows).size).toBe(rows.length)
})

test('only rows of the table and page views are known events', () => {
  expect(isTracked({ ...trackedEvents['home.tile.home_king_mall'] })).toBe(true)
  expect(isTracked(pageView('suggetion'))).toBe(true)
  expect(isTracked({ ...pageView('Home'), feature: 'scroll' })).toBe(false)
  expect(isTracked({ ...trackedEvents['home.banner'], operation: 2 })).toBe(false)
  expect(isTracked(pageView('林晓 13800000001'))).toBe(false)
  expect(isTracked(pageView('Home 13800000001'))).toBe(false)
  expect(isTracked(pageView('x'.repeat(64)))).toBe(true)
  expect(isTracked(pageView('x'.repeat(65)))).toBe(false)
  expect(isTracked({ ...trackedEvents['home.banner'], pageKey: 'Hom', categary: 'ehome' })).toBe(false)
})

test('formats taps, calls and page views as the specification does', () => {
  expect(trackedEvents['home.banner']).toEqual({
    pageKey: 'Home',
    categary: 'home',
    module: 'block',
    feature: 'banner',
    operation: 0,
  })
  expect(trackedEvents['api.login']).toEqual({
    pageKey: 'api',
    categary: 'identity',
    module: 'call',
    feature: 'login',
    operation: 2,
  })
  expect(pageView('Home')).toEqual({
    pageKey: 'Home',
    categary: 'page',
    module: 'route',
    feature: 'view',
    operation: 1,
  })
})

test('the token-invalid event is an api event', () => {
  expect(trackedEvents['session.tokenInvalid']).toMatchObject({ operation: 2, feature: 'invalid403' })
})

test('marks everything that reveals counselling as sensitive: its pages, its calls and the links to it', () => {
  expect(['eap', 'eapDetail', 'appraise'].map(pageView).filter(isEncrypted)).toHaveLength(3)
  const isOfCounselling = (name: string) => /^api\.eap|_eap$/.test(name)
  for (const [name, event] of Object.entries(trackedEvents))
    expect([name, isEncrypted(event)]).toEqual([name, isOfCounselling(name)])
  expect(['Home', 'claimSettlement', ''].map(pageView).filter(isEncrypted)).toEqual([])
})
