import { expect, test } from 'vitest'
import {
  demandAt,
  demandOfStranger,
  forgetSeconds,
  freeTries,
  networkFreeTries,
  networkQuietTries,
  networkWaitAfter,
  proofOfWorkBits,
  unmet,
  waitAfter,
  type Count,
  type Status,
} from './rules.ts'

const now = new Date('2026-03-02T08:00:00Z')
const none: Count = { tries: 0, waitsUntil: null }
const calm: Status = { everywhere: none, here: none, device: none, network: none }
const wrong = (tries: number, waitsMs?: number): Count => ({
  tries,
  waitsUntil: waitsMs === undefined ? null : new Date(now.getTime() + waitsMs),
})

test('what counts as guessing, and for how long', () => {
  expect({ freeTries, networkFreeTries, networkQuietTries, forgetSeconds }).toEqual({
    freeTries: 5,
    networkFreeTries: 60,
    networkQuietTries: 120,
    forgetSeconds: 3600,
  })
})

test('an origin waits from the fifth try on, twice as long each time, up to a quarter of an hour', () => {
  expect([0, 4, 5, 6, 7, 11, 12, 13, 60].map(waitAfter)).toEqual([0, 0, 5, 10, 20, 320, 640, 900, 900])
})

test('a network waits later, up to a minute', () => {
  expect([119, 120, 121, 125, 126, 127, 2000].map(networkWaitAfter)).toEqual([0, 1, 2, 32, 60, 60, 60])
})

test('the proof of work doubles with twice the tries, up to what a phone can do', () => {
  const bits = [4, 5, 9, 10, 19, 20, 39, 40, 100_000].map((tries) => proofOfWorkBits(tries, 5))
  expect(bits).toEqual([0, 17, 17, 18, 18, 19, 19, 20, 20])
  expect([59, 60, 120].map((tries) => proofOfWorkBits(tries, 60))).toEqual([0, 17, 18])
})

test('a stranger waits only for tries of their own network', () => {
  expect(demandOfStranger(calm, now)).toBeNull()
  expect(demandOfStranger({ ...calm, here: wrong(6, 9_001) }, now)).toEqual({ kind: 'wait', seconds: 10 })
  expect(demandOfStranger({ ...calm, network: wrong(130, 40_000) }, now)).toEqual({
    kind: 'wait',
    seconds: 40,
  })
  const both = { ...calm, here: wrong(6, 10_000), network: wrong(130, 40_000) }
  expect(demandOfStranger(both, now)).toEqual({ kind: 'wait', seconds: 40 })
  expect(demandOfStranger({ ...calm, everywhere: wrong(1000, 60_000) }, now)).toEqual({
    kind: 'proofOfWork',
    bits: 20,
  })
  expect(demandOfStranger({ ...calm, device: wrong(9, 60_000) }, now)).toBeNull()
})

test('after the wait a proof of work remains, the hardest of those required', () => {
  expect(demandOfStranger({ ...calm, here: wrong(5, 0) }, now)).toEqual({ kind: 'proofOfWork', bits: 17 })
  expect(demandOfStranger({ ...calm, here: wrong(5, -1) }, now)).toEqual({ kind: 'proofOfWork', bits: 17 })
  expect(demandOfStranger({ ...calm, network: wrong(60) }, now)).toEqual({ kind: 'proofOfWork', bits: 17 })
  const three = { ...calm, everywhere: wrong(20), here: wrong(5), network: wrong(60) }
  expect(demandOfStranger(three, now)).toEqual({ kind: 'proofOfWork', bits: 19 })
  expect(
    demandOfStranger({ ...calm, everywhere: wrong(4), here: wrong(4), network: wrong(59) }, now),
  ).toBeNull()
})

test('at an origin of the owner only its own tries count', () => {
  expect(demandAt(none, now)).toBeNull()
  expect(demandAt(wrong(4), now)).toBeNull()
  expect(demandAt(wrong(5), now)).toEqual({ kind: 'proofOfWork', bits: 17 })
  expect(demandAt(wrong(5, 1), now)).toEqual({ kind: 'wait', seconds: 1 })
})

test('a solution removes a proof of work but not a wait', () => {
  const proofOfWork = { kind: 'proofOfWork', bits: 17 } as const
  const wait = { kind: 'wait', seconds: 5 } as const
  expect([unmet(proofOfWork, true), unmet(proofOfWork, false)]).toEqual([null, proofOfWork])
  expect([unmet(wait, true), unmet(null, true), unmet(null, false)]).toEqual([wait, null, null])
})
