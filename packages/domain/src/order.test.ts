import { expect, test } from 'vitest'
import {
  afterSaleMachine,
  afterSaleStateNames,
  openAfterSaleStates,
  type AfterSaleState,
} from './after-sale.ts'
import {
  canCancelOrder,
  canHideOrder,
  confirmAfterMs,
  isPrize,
  orderMachine,
  orderStateName,
  orderStateNames,
  payWithinMs,
  returnWithinMs,
  type OrderState,
} from './order.ts'
import { canMove, isFinal } from './state-machine.ts'

const orderStates = Object.keys(orderStateNames).map(Number) as OrderState[]
const saleStates = Object.keys(afterSaleStateNames).map(Number) as AfterSaleState[]

test('an order is paid once: no state leads back to one before its payment', () => {
  expect(orderStates.filter((from) => canMove(orderMachine, from, 1))).toEqual([])
  expect(orderStates.filter((from) => canMove(orderMachine, from, 2))).toEqual([1, 6])
})

test('only an unpaid order is cancelled; a paid one is refunded', () => {
  expect(orderStates.filter((from) => canMove(orderMachine, from, 5))).toEqual([1])
  expect(orderStates.filter(canCancelOrder)).toEqual([1])
  expect(orderStates.filter((from) => canMove(orderMachine, from, 7))).toEqual([2, 6])
})

test('final states of orders and after-sales cases cannot be left', () => {
  expect(orderStates.filter((state) => isFinal(orderMachine, state))).toEqual([5, 7])
  expect(saleStates.filter((state) => isFinal(afterSaleMachine, state))).toEqual([5, 6, 7])
  expect(openAfterSaleStates).toEqual(saleStates.filter((state) => !isFinal(afterSaleMachine, state)))
})

test('money is refunded only after approval, and a refunded request cannot be withdrawn', () => {
  expect(saleStates.filter((from) => canMove(afterSaleMachine, from, 4))).toEqual([1, 3])
  expect(saleStates.filter((from) => canMove(afterSaleMachine, from, 7))).toEqual([1, 2])
  expect(afterSaleMachine[4]).toEqual([5])
})

test('an order without shipping does not wait to be shipped', () => {
  expect(orderStateName('mall', 2, 100)).toBe('待发货')
  expect(orderStateName('pharmacy', 2, 100)).toBe('待发货')
  expect(orderStateName('activity', 2, 100)).toBe('待参加')
  expect([orderStateName('activity', 2, 0), orderStateName('activity', 4, 0)]).toEqual(['待领取', '已完成'])
  expect([isPrize('activity', 1), isPrize('mall', 0)]).toEqual([false, false])
  expect(orderStateName('health', 2, 100)).toBe('待使用')
  expect(orderStateName('card', 2, 100)).toBe('待发放')
  expect(orderStateName('card', 4, 100)).toBe('已完成')
  expect(orderStates.map((state) => orderStateName('mall', state, 100))).toEqual([
    '待付款',
    '待发货',
    '待收货',
    '已完成',
    '已取消',
    '售后中',
    '已退款',
  ])
})

test('an order follows these transitions only, and returns from after-sales to its previous state', () => {
  expect(orderMachine).toEqual({
    1: [2, 5],
    2: [3, 4, 6, 7],
    3: [4, 6],
    4: [6],
    5: [],
    6: [2, 3, 4, 7],
    7: [],
  })
})

test('an order can be hidden once nothing happens to it automatically', () => {
  expect(orderStates.filter(canHideOrder)).toEqual([4, 5, 7])
})

test('half an hour for paying, ten days until automatic receipt, fifteen for returns', () => {
  expect([payWithinMs, confirmAfterMs, returnWithinMs]).toEqual([1_800_000, 864_000_000, 1_296_000_000])
})
