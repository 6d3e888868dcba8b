import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '#platform/storage/storage.ts'
import { leaveForCashier, skipCashier } from './cashier-trip.ts'
import { currentLocation, replace } from './history.ts'
import { registerRoutes } from './test-routes.ts'

registerRoutes()
const order = '/order?id=o1&paid=1'
const cashier = 'https://pay.example.com/cashier'

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(history, 'go').mockImplementation(() => {})
  replace('/home')
})
afterEach(() => {
  vi.restoreAllMocks()
  storage.cashier.remove()
})

/** Simulates the page that the cashier returns to: a history entry of its own, with this many behind it. */
function comeBack(steps: number): void {
  replace('/home')
  history.replaceState({ index: 0 }, '')
  replace(order)
  vi.spyOn(history, 'length', 'get').mockReturnValue(steps)
}

test('puts the order into the history before the cashier opens', () => {
  const { index } = currentLocation()
  leaveForCashier(cashier, order)
  expect(currentLocation()).toMatchObject({ fullPath: order, index: index + 1 })
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(cashier)
  expect(storage.cashier.read()).toEqual({ backTo: order, at: history.length })
})

test('returning skips the cashier once and shows the order before it', () => {
  leaveForCashier(cashier, order)
  comeBack(history.length + 2)
  expect(skipCashier()).toBe(true)
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-2)
  expect(skipCashier()).toBe(false)
})

test("a second payment from that order still knows the order's history position", () => {
  leaveForCashier(cashier, order)
  const at = history.length
  const length = vi.spyOn(history, 'length', 'get').mockReturnValue(at + 2)
  leaveForCashier(cashier, order)
  expect(storage.cashier.read()).toEqual({ backTo: order, at })
  length.mockRestore()
})

test('back from the cashier without payment stays on the order', () => {
  leaveForCashier(cashier, order)
  expect(skipCashier()).toBe(false)
  expect(history.go).not.toHaveBeenCalled()
  expect(storage.cashier.read()).toBeNull()
})

test.each([
  ['another page', '/home', 2],
  ['a tab of its own', order, 0],
])('%s is left unchanged', (_, path, more) => {
  leaveForCashier(cashier, order)
  comeBack(history.length + more)
  replace(path)
  expect(skipCashier()).toBe(false)
  expect(history.go).not.toHaveBeenCalled()
})
