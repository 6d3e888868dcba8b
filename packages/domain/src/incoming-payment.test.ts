import { expect, test } from 'vitest'
import { backMachine, incomingMachine } from './incoming-payment.ts'

test('money that comes in after the closing is written down, and what was paid stays paid', () => {
  expect(incomingMachine).toEqual({
    open: ['paid', 'closed', 'otherSum'],
    closed: ['paid', 'otherSum'],
    paid: [],
    otherSum: [],
  })
})

test('money that could not go back is tried again or seen to by a person; what went back is done', () => {
  expect(backMachine).toEqual({ waiting: ['done', 'failed'], failed: ['waiting', 'done'], done: [] })
})
