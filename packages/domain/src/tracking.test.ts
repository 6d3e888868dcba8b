import { expect, test } from 'vitest'
import { isTracked, pageView, trackedEvents } from './tracking.ts'

test('every row of the table is one event of its own', () => {
  const rows = Object.values(trackedEvents).map((event) => JSON.stringify(event))
  expect(new Set(rows).size).toBe(rows.length)
})

test('rows of the table and page views are known, anything else is not', () => {
  expect(isTracked({ ...trackedEvents['home.tile.home_king_mall'] })).toBe(true)
  expect(isTracked(pageView('suggetion'))).toBe(true)
  expect(isTracked({ ...pageView('Home'), feature: 'scroll' })).toBe(false)
  expect(isTracked({ ...trackedEvents['home.banner'], operation: 2 })).toBe(false)
  expect(isTracked(pageView('林晓 13800000001'))).toBe(false)
})

test('the token-invalid event is an api event', () => {
  expect(trackedEvents['session.tokenInvalid']).toMatchObject({ operation: 2, feature: 'invalid403' })
})
