import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPosition, locate, locateIfAllowed, useWhereabouts } from './position.ts'
import { permissionSays, phoneAt, putPhoneBack } from './test-phone.ts'

beforeEach(() => forgetPosition())
afterEach(() => {
  vi.unstubAllGlobals()
  putPhoneBack()
})

test('converts a position to Chinese map coordinates, rounded to a hundred metres', () => {
  phoneAt({ longitude: 116.404, latitude: 39.915 })
  locate()
  expect(useWhereabouts.getState()).toEqual({
    state: 'known',
    position: { longitude: 116.41, latitude: 39.916 },
  })
})

test('does not ask a second time after a refusal, and the position stays unknown', () => {
  const askPosition = phoneAt(null)
  locate()
  expect(askPosition).toHaveBeenCalledTimes(1)
  expect(useWhereabouts.getState()).toEqual({ state: 'unknown', position: null })
})

test('the position stays unknown without browser support', () => {
  vi.stubGlobal('navigator', {})
  locate()
  expect(useWhereabouts.getState().state).toBe('unknown')
})

test.each([
  ['granted', 1],
  ['prompt', 0],
])('without a tap: a permission that is %s is used %d times', async (state, times) => {
  const askPosition = phoneAt({ longitude: 116.404, latitude: 39.915 })
  permissionSays(() => Promise.resolve({ state }))
  await locateIfAllowed()
  expect(askPosition).toHaveBeenCalledTimes(times)
})

test('without a tap: does nothing if the browser does not know the permission', async () => {
  const askPosition = phoneAt({ longitude: 116.404, latitude: 39.915 })
  permissionSays(() => Promise.reject(new TypeError('unknown name')))
  await locateIfAllowed()
  expect(askPosition).not.toHaveBeenCalled()
})
