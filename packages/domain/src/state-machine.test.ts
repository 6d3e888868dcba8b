import { expect, test } from 'vitest'
import { canMove, defineMachine, isFinal, loggedState } from './state-machine.ts'

const lamp = defineMachine({ off: ['on'], on: ['off', 'broken'], broken: [] })
const order = defineMachine({ 1: [2, 5], 2: [], 5: [] })

test('only the transitions of the table are allowed', () => {
  expect(canMove(lamp, 'off', 'on')).toBe(true)
  expect(canMove(lamp, 'off', 'broken')).toBe(false)
  expect(canMove(order, 1, 5)).toBe(true)
  expect(canMove(order, 5, 1)).toBe(false)
})

test('a state without a transition is final', () => {
  expect(isFinal(lamp, 'broken')).toBe(true)
  expect(isFinal(order, 1)).toBe(false)
})

test('a transition to a state that is not in the table does not compile', () => {
  // @ts-expect-error 'exploded' is no state
  const faulty = defineMachine({ off: ['exploded'] })
  expect(isFinal(faulty, 'off')).toBe(false)
})

test('reads a logged state, and throws where it is not one of the machine', () => {
  expect(loggedState(order, '5')).toBe(5)
  for (const text of ['3', '', 'toString']) expect(() => loggedState(order, text)).toThrow('no state')
})
