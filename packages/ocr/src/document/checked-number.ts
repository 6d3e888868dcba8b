import type { Channel } from '../picture/crop.ts'
import type { Slanted } from '../picture/geometry.ts'
import type { Candidate } from '../text/digit-beam.ts'
import type { Sheet } from './sheet.ts'

/** A number with a check digit, read from one place in several ways. */
export interface CheckedNumber {
  readonly value: string
  readonly box: Slanted
  readonly isSure: boolean
  readonly confidence: number
}

interface NumberCrop {
  readonly box: Slanted
  readonly channel: Channel
}

/** The whole row, with room at its ends for a missed digit, at several heights. */
export const looksAt = (box: Slanted): NumberCrop[] => {
  const wide = (taller: number, longer: number): Slanted => ({
    ...box,
    width: box.width + longer * box.height,
    height: box.height * taller,
  })
  return [
    { box: wide(1, 0.4), channel: 'colour' },
    { box: wide(0.9, 0.2), channel: 'red' },
    { box: wide(1.15, 1.2), channel: 'colour' },
    { box: wide(0.82, 0.6), channel: 'colour' },
    { box: wide(1.3, 2.4), channel: 'red' },
  ]
}

/**
 * Reads a place until a number passes its check. A first guess that passes is good; one from further down the list
 * passes by chance one time in ten, so it needs two agreeing readings to be certain.
 */
export async function readChecked(
  sheet: Sheet,
  numberBox: Slanted,
  passes: (text: string) => boolean,
): Promise<CheckedNumber | null> {
  const votes = new Map<string, { weight: number; looks: number; firsts: number; box: Slanted }>()
  for (const { box, channel } of looksAt(numberBox)) {
    const candidates = await sheet.candidates(box, { channel })
    const fitting = pick(candidates, passes)
    if (!fitting) continue
    const vote = votes.get(fitting.text) ?? { weight: 0, looks: 0, firsts: 0, box }
    vote.weight += fitting.share
    vote.looks += 1
    if (fitting === candidates[0]) vote.firsts += 1
    votes.set(fitting.text, vote)
    if (vote.firsts >= 2) break
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other.weight - one.weight)
  if (!best) return null
  const [value, { weight, looks, firsts, box }] = best
  const isSure = firsts >= 2 || (firsts === 1 && looks >= 2 && votes.size === 1)
  return { value, box, isSure, confidence: Math.min(1, weight / Math.max(1, looks)) }
}

const rarest = 0.02
const pick = (candidates: readonly Candidate[], passes: (text: string) => boolean): Candidate | undefined =>
  candidates.find((candidate) => candidate.share >= rarest && passes(candidate.text))
