import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bitsOf, pieces, solvedChallenge, solverOf } from './proof-of-work.ts'

const challenge = (bits: number) => `${bits}.lq2x9k.Zm9vYmFyYmF6cXV4.k1.c2lnbmF0dXJl`

function solve(text: string): string {
  const solver = solverOf(text)
  for (;;) {
    const solution = solver.work(1000)
    if (solution !== null) return solution
  }
}

test('accepts a solution for its own challenge', () => {
  const solution = solve(challenge(8))
  expect(solvedChallenge(solution)).toBe(challenge(8))
  expect(solution.startsWith(`${challenge(8)}~`)).toBe(true)
})

test('each piece begins with the number of zero bits that the challenge asks for', () => {
  const [text = '', answer = ''] = solve(challenge(9)).split('~')
  const seed = createHash('sha256').update(text).digest()
  const numbers = answer.split('.').map((number) => Number.parseInt(number, 36))
  expect(numbers).toHaveLength(pieces)
  for (const [piece, number] of numbers.entries()) {
    const block = Buffer.alloc(40)
    seed.copy(block)
    block.writeInt32BE(piece, 32)
    block.writeInt32BE(number, 36)
    expect(createHash('sha256').update(block).digest().readUInt32BE() >>> (32 - 9)).toBe(0)
  }
})

test('a solver stops at its limit and continues from there', () => {
  const whole = solve(challenge(6))
  const slow = solverOf(challenge(6))
  let steps = 0
  let solution: string | null = null
  for (; solution === null; steps += 1) solution = slow.work(1)
  expect(solution).toBe(whole)
  expect(steps).toBeGreaterThan(pieces)
  expect(slow.work(0)).toBe(whole)
})

test('rejects everything else as a solution', () => {
  const solution = solve(challenge(10))
  const [text = '', answer = ''] = solution.split('~')
  const numbers = answer.split('.')
  const wrong = [
    '',
    text,
    `${text}~`,
    `${text}~${numbers.slice(1).join('.')}`,
    `${text}~${[...numbers, numbers[0]].join('.')}`,
    `${text}~${numbers.map(() => '0').join('.')}`,
    `${text}~${numbers.map(() => '').join('.')}`,
    `${text}~${numbers.toReversed().join('.')}`,
    `${solution}~1`,
    solution.replace('10.', '11.'),
    solution.replace('lq2x9k', 'lq2x9l'),
  ]
  expect(wrong.map(solvedChallenge)).toEqual(wrong.map(() => null))
})

test.each([
  [challenge(1), 1],
  [challenge(20), 20],
  [challenge(0), null],
  [challenge(21), null],
  [challenge(100), null],
  ['8.short', null],
  [`8.${'a'.repeat(19)}`, null],
  [`8.${'a'.repeat(20)}`, 8],
  [`8.${'a'.repeat(200)}`, 8],
  [`8.${'a'.repeat(201)}`, null],
  [`8.${'a'.repeat(20)}~`, null],
  ['', null],
])('%s asks for %s bits', (text, bits) => {
  expect(bitsOf(text)).toBe(bits)
})

test('does not work on an invalid challenge', () => {
  expect(() => solverOf('anything')).toThrow('no puzzle')
})
