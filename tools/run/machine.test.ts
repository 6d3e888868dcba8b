import { expect, test } from 'vitest'
import { machineText, readMachine } from './machine.ts'

test('distinguishes work, idle time and time taken by others', () => {
  const before = readMachine('cpu  1000 0 500 9000 0 0 0 0 0 0\ncpu0 1 2 3\n')
  const after = readMachine('cpu  101000 1000 20500 14000 2000 100 400 30000 0 0\ncpu0 1 2 3\n')
  expect(machineText(before, after, 2)).toBe(
    '2 cores: 1215 s of work, 70 s of rest, 300 s taken by other machines',
  )
})
