import { expect, test } from 'vitest'
import {
  isUsablePrescription,
  prescriptionMachine,
  prescriptionStateName,
  validUntil,
  type PrescriptionState,
} from './prescription.ts'
import { canMove, isFinal } from './state-machine.ts'

const states: readonly PrescriptionState[] = [1, 2, 3, 4, 5]
const writtenAt = new Date('2026-03-02T10:00:00+08:00')

test('a prescription is reviewed, ordered and delivered; a cancelled order releases it', () => {
  const transitions = states.flatMap((from) =>
    states.filter((to) => canMove(prescriptionMachine, from, to)).map((to) => `${from}→${to}`),
  )
  expect(transitions).toEqual(['1→2', '1→5', '2→3', '3→2', '3→4'])
  expect(states.filter((state) => isFinal(prescriptionMachine, state))).toEqual([4, 5])
  expect(states.map(prescriptionStateName)).toEqual(['待审方', '已通过', '已下单', '已配送', '已驳回'])
})

test('it is valid for exactly three days', () => {
  expect(validUntil(writtenAt)).toEqual(new Date('2026-03-05T10:00:00+08:00'))
  const usableAt = (now: string) => isUsablePrescription({ state: 2, writtenAt }, new Date(now))
  expect(usableAt('2026-03-05T09:59:59.999+08:00')).toBe(true)
  expect(usableAt('2026-03-05T10:00:00+08:00')).toBe(false)
})

test('medicine can be ordered with an approved, unused prescription', () => {
  expect(states.filter((state) => isUsablePrescription({ state, writtenAt }, writtenAt))).toEqual([2])
})
