import { beginning, compress, sha256 } from './sha-256.ts'

/**
 * Proof of work that a caller solves before continuing, against brute-force guessing. The server makes a challenge
 * that begins with its difficulty; a solution takes about `pieces × 2^bits` hashes. Several pieces instead of one
 * hard one reduce the variance, so that no caller waits ten times longer than another.
 */
export const pieces = 8
/** Beyond this a phone would be busy for a minute. */
const mostBits = 20

const challengeShape = /^(\d{1,2})\.[\w.-]{20,200}$/

/** How many zero bits each piece has to begin with; null where the text is no challenge. */
export function bitsOf(challenge: string): number | null {
  const bits = Number(challengeShape.exec(challenge)?.[1] ?? 0)
  return bits >= 1 && bits <= mostBits ? bits : null
}

/** One block: the hash of the challenge, the piece's index, and the nonce. */
function blockOf(challenge: string): Int32Array {
  const block = new Int32Array(64)
  block.set(sha256(challenge))
  block[10] = 0x80000000 | 0
  block[15] = 40 * 8
  return block
}

const hash = new Int32Array(8)

function isFound(block: Int32Array, piece: number, number: number, bits: number): boolean {
  block[8] = piece
  block[9] = number
  compress(beginning, block, hash)
  return hash[0]! >>> (32 - bits) === 0
}

export interface Solver {
  /** Tries this many more numbers; returns the solution once it is complete. */
  work(tries: number): string | null
}

export function solverOf(challenge: string): Solver {
  const bits = bitsOf(challenge)
  if (bits === null) throw new Error('no puzzle')
  const block = blockOf(challenge)
  const found: number[] = []
  let number = 0
  return {
    work(tries) {
      for (let tried = 0; tried < tries && found.length < pieces; tried += 1) {
        if (isFound(block, found.length, number, bits)) {
          found.push(number)
          number = 0
        } else {
          number += 1
        }
      }
      return found.length < pieces ? null : solutionOf(challenge, found)
    },
  }
}

const solutionOf = (challenge: string, numbers: readonly number[]): string =>
  `${challenge}~${numbers.map((number) => number.toString(36)).join('.')}`

/**
 * The challenge that this text solves, or null. The server checks to whom the challenge belongs and whether it is
 * still valid.
 */
export function solvedChallenge(solution: string): string | null {
  const [challenge = '', answer = '', ...more] = solution.split('~')
  const bits = bitsOf(challenge)
  const numbers = answer.split('.').map((number) => Number.parseInt(number, 36))
  if (bits === null || more.length > 0 || numbers.length !== pieces) return null
  const block = blockOf(challenge)
  return numbers.every((number, piece) => isFound(block, piece, number, bits)) ? challenge : null
}
