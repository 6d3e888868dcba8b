import { expect, test } from 'vitest'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { memoryLimits } from '#platform/limits/memory.ts'
import { movableClock } from '#testkit/clock.ts'
import { solutionOf } from '#testkit/solve-proof-of-work.ts'
import { testSettings } from '#testkit/settings.ts'
import { newProofOfWork, spendSolution } from './proof-of-work.ts'

const clock = movableClock()
const cipher = createFieldCipher(testSettings({ databaseUrl: '', dataDir: '.' }))
const limits = memoryLimits(clock)
const spend = (proofOfWork: string, purpose = 'password:1') =>
  spendSolution({ cipher, clock, limits, proofOfWork }, purpose)
const made = (bits = 8, purpose = 'password:1') =>
  newProofOfWork({ cipher, clock, settings: { proofOfWorkEase: 0 } }, purpose, bits)

test('accepts a solution once', async () => {
  const solution = solutionOf(made())
  expect(await spend(solution)).toBe(true)
  expect(await spend(solution)).toBe(false)
  expect(await Promise.all([spend(solutionOf(made())), spend(solutionOf(made()))])).toEqual([true, true])
})

test('accepts one of many concurrent copies of a solution', async () => {
  const solution = solutionOf(made())
  const counted = await Promise.all(Array.from({ length: 20 }, () => spend(solution)))
  expect(counted.filter(Boolean)).toHaveLength(1)
})

test('accepts a solution for its own purpose and for three minutes', async () => {
  expect(await spend(solutionOf(made()), 'password:2')).toBe(false)
  expect(await spend(solutionOf(made()), 'code:1')).toBe(false)
  const [early, late] = [solutionOf(made()), solutionOf(made())]
  clock.advance({ seconds: 179 })
  expect(await spend(early)).toBe(true)
  clock.advance({ seconds: 2 })
  expect(await spend(late)).toBe(false)
})

test('rejects a challenge that a client made or made easier', async () => {
  const hard = made(12)
  const easier = hard.replace(/^\d+/, '1')
  expect(await spend(solutionOf(easier))).toBe(false)
  const [bits, , random, ...signature] = hard.split('.')
  expect(await spend(solutionOf([bits, 'zzzzzz', random, ...signature].join('.')))).toBe(false)
  expect(await spend(hard)).toBe(false)
  expect(await spend(`${hard}~0.0.0.0.0.0.0.0`)).toBe(false)
  expect(await spend('')).toBe(false)
  expect(await spend('~')).toBe(false)
})

test('the challenge does not reveal its purpose', () => {
  expect(made(8, 'password:13800000001')).not.toContain('138')
})
