import { expect, test } from 'vitest'
import { backMachine, incomingMachine } from './incoming-payment.ts'

test('a payment after closing is recorded, and a paid one stays paid', () => {
  expect(incomingMachine).toEqual({
    open: ['paid', 'closed', 'otherSum'],
    closed: ['paid', 'otherSum'],
    paid: [],
    otherSum: [],
  })
})

test('a failed refund is retried or handled by staff, and a finished one does not change', () => {
  expect(backMachine).toEqual({ waiting: ['done', 'failed'], failed: ['waiting', 'done'], done: [] })
})
