/**
 * SHA-256, small. The browser's own needs a secure context, which a phone on plain http in an office does not have,
 * and returns a promise per hash, far too slow for many thousands of hashes.
 */

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false
  return true
}

const primes: number[] = []
for (let number = 2; primes.length < 64; number += 1) if (isPrime(number)) primes.push(number)

/** The first 32 bits of the fractional part. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0

const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
export const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

/**
 * Compresses one block into `into`, which may be the state itself. The block is the first 16 of `words`, which has
 * room for 64. No allocation and unrolled rounds: this runs half a million times a second.
 */
export function compress(state: Int32Array, schedule: Int32Array, into: Int32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const early = schedule[at - 15]!
    const late = schedule[at - 2]!
    const low = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const high = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    schedule[at] = (schedule[at - 16]! + low + schedule[at - 7]! + high) | 0
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let at = 0; at < 64; at += 1) {
    const mixed = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const first = (h + mixed + ((e & f) ^ (~e & g)) + rounds[at]! + schedule[at]!) | 0
    const stirred = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const second = (stirred + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  into[0] = state[0]! + a
  into[1] = state[1]! + b
  into[2] = state[2]! + c
  into[3] = state[3]! + d
  into[4] = state[4]! + e
  into[5] = state[5]! + f
  into[6] = state[6]! + g
  into[7] = state[7]! + h
}

/** For characters below 256, one byte each. */
export function sha256(text: string): Int32Array {
  const blocks = Math.ceil((text.length + 9) / 64)
  const padded = new Int32Array(blocks * 16)
  const bytes = `${text}\u0080`
  for (let at = 0; at < bytes.length; at += 1) padded[at >> 2]! |= bytes.charCodeAt(at) << (24 - 8 * (at % 4))
  padded[padded.length - 1] = text.length * 8
  const state = beginning.slice()
  const schedule = new Int32Array(64)
  for (let block = 0; block < blocks; block += 1) {
    schedule.set(padded.subarray(block * 16, block * 16 + 16))
    compress(state, schedule, state)
  }
  return state
}
