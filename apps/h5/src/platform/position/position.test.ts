import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPosition, locate, locateIfAllowed, useWhereabouts } from './position.ts'
import { permissionSays, phoneAt, putPhoneBack } from './test-phone.ts'

beforeEach(() => forgetPosition())
afterEach(() => {
  vi.unstubAllGlobals()
  putPhoneBack()
})

test('a place is known as Chinese maps say it, and no more exactly than a hundred metres', () => {
  phoneAt({ longitude: 116.404, latitude: 39.915 })
  locate()
  expect(useWhereabouts.getState()).toEqual({
    state: 'known',
    position: { longitude: 116.41, latitude: 39.916 },
  })
})

test('whoever says no is asked no more than once, and the place stays unknown', () => {
  const asked = phoneAt(null)
  locate()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(useWhereabouts.getState()).toEqual({ state: 'unknown', position: null })
})

test('a browser that cannot say where it is leaves it unknown', () => {
  vi.stubGlobal('navigator', {})
  locate()
  expect(useWhereabouts.getState().state).toBe('unknown')
})

test.each([
  ['granted', 1],
  ['prompt', 0],
])('without a tap: a permission that is %s is used %d times', async (state, times) => {
  const asked = phoneAt({ longitude: 116.404, latitude: 39.915 })
  permissionSays(() => Promise.resolve({ state }))
  await locateIfAllowed()
  expect(asked).toHaveBeenCalledTimes(times)
})

test('without a tap: a browser that does not know the permission is left alone', async () => {
  const asked = phoneAt({ longitude: 116.404, latitude: 39.915 })
  permissionSays(() => Promise.reject(new TypeError('unknown name')))
  await locateIfAllowed()
  expect(asked).not.toHaveBeenCalled()
})
