import { expect, test } from 'vitest'
import { billMachine, billSum } from './bill.ts'
import { canMove } from './state-machine.ts'

test('a bill is the sum of its lines', () => {
  expect(
    billSum([
      { name: '洁牙', quantity: 2, unitFen: 9_990 },
      { name: '挂号', quantity: 1, unitFen: 1 },
    ]),
  ).toBe(19_981)
  expect(billSum([])).toBe(0)
})

test('what is paid or taken back stays so', () => {
  expect(canMove(billMachine, 'open', 'paid')).toBe(true)
  expect(canMove(billMachine, 'open', 'void')).toBe(true)
  expect(canMove(billMachine, 'paid', 'void')).toBe(false)
  expect(canMove(billMachine, 'void', 'paid')).toBe(false)
})
