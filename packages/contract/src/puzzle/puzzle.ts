import { beginning, compress, sha256 } from './sha-256.ts'

/**
 * Work that a caller proves to have done before he may go on, where somebody is guessing. The server makes a challenge
 * that begins with its difficulty; whoever solves it has hashed some `pieces × 2^bits` times. Several pieces rather
 * than one hard one: luck then hardly matters, and nobody waits ten times longer than another.
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

/** One block: the challenge's own hash, which piece, and the number that is looked for. */
function blockOf(challenge: string): Int32Array {
  const words = new Int32Array(64)
  words.set(sha256(challenge))
  words[10] = 0x80000000 | 0
  words[15] = 40 * 8
  return words
}

const hash = new Int32Array(8)

function isFound(words: Int32Array, piece: number, number: number, bits: number): boolean {
  words[8] = piece
  words[9] = number
  compress(beginning, words, hash)
  return hash[0]! >>> (32 - bits) === 0
}

export interface Solver {
  /** Tries so many numbers more; the solution once it is whole. */
  work(tries: number): string | null
}

export function solverOf(challenge: string): Solver {
  const bits = bitsOf(challenge)
  if (bits === null) throw new Error('no puzzle')
  const words = blockOf(challenge)
  const found: number[] = []
  let number = 0
  return {
    work(tries) {
      for (let tried = 0; tried < tries && found.length < pieces; tried += 1) {
        if (isFound(words, found.length, number, bits)) {
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

/** The challenge that this text solves, or null. Whose challenge it is, and whether it still counts, the server knows. */
export function solvedChallenge(solution: string): string | null {
  const [challenge = '', answer = '', ...more] = solution.split('~')
  const bits = bitsOf(challenge)
  const numbers = answer.split('.').map((number) => Number.parseInt(number, 36))
  if (bits === null || more.length > 0 || numbers.length !== pieces) return null
  const words = blockOf(challenge)
  return numbers.every((number, piece) => isFound(words, piece, number, bits)) ? challenge : null
}
