import { expect, test } from 'vitest'
import { billMachine, billStateNames, billSum } from './bill.ts'
import { canMove, isFinal } from './state-machine.ts'

test('the amount of a bill is the sum of its lines', () => {
  expect(
    billSum([
      { name: '洁牙', quantity: 2, unitFen: 9_990 },
      { name: '挂号', quantity: 1, unitFen: 1 },
    ]),
  ).toBe(19_981)
  expect(billSum([])).toBe(0)
})

test('paid and withdrawn bills do not change any more', () => {
  expect(canMove(billMachine, 'open', 'paid')).toBe(true)
  expect(canMove(billMachine, 'open', 'void')).toBe(true)
  expect(canMove(billMachine, 'paid', 'void')).toBe(false)
  expect(canMove(billMachine, 'void', 'paid')).toBe(false)
  expect(isFinal(billMachine, 'paid') && isFinal(billMachine, 'void')).toBe(true)
  expect(billStateNames).toEqual({ open: '待支付', paid: '已支付', void: '已作废' })
})
