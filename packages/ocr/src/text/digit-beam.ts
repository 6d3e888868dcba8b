import type { Scores } from './ctc.ts'

export interface Candidate {
  readonly text: string
  /** Its part of the probability of all guesses. */
  readonly share: number
}

interface Beam {
  /** Probability of the readings that end in a blank, and of those that end in the last letter. */
  blank: number
  letter: number
}

const width = 24
const negligible = 0.001

/**
 * The likeliest readings of a line over the given letters (prefix beam search). Where the model is undecided between
 * two digits it returns both readings, so that a check digit can choose.
 */
export function candidatesOf(scores: Scores, alphabet: ReadonlyMap<string, number>): Candidate[] {
  let beams = new Map<string, Beam>([['', { blank: 1, letter: 0 }]])
  for (let step = 0; step < scores.steps; step += 1) {
    beams = best(extend(beams, stepOf(scores, step, alphabet)))
  }
  const total = [...beams.values()].reduce((sum, beam) => sum + beam.blank + beam.letter, 0)
  return [...beams]
    .map(([text, beam]) => ({ text, share: (beam.blank + beam.letter) / total }))
    .filter(({ share }) => share > negligible)
    .toSorted((one, other) => other.share - one.share)
}

interface StepScores {
  readonly blank: number
  readonly letters: ReadonlyArray<readonly [string, number]>
}

function stepOf({ data, classes }: Scores, step: number, alphabet: ReadonlyMap<string, number>): StepScores {
  const start = step * classes
  const letters = [...alphabet].map(([sign, index]) => [sign, data[start + index] ?? 0] as const)
  // Probability given to other characters, such as a space, counts as a gap between two digits.
  const digitShare = letters.reduce((sum, [, score]) => sum + score, 0)
  const blank = Math.max(data[start] ?? 0, 1 - digitShare)
  const total = digitShare + blank
  return {
    blank: blank / total,
    letters: letters
      .map(([sign, score]) => [sign, score / total] as const)
      .filter(([, score]) => score > negligible),
  }
}

function extend(beams: ReadonlyMap<string, Beam>, { blank, letters }: StepScores): Map<string, Beam> {
  const next = new Map<string, Beam>()
  const at = (text: string) => {
    const beam = next.get(text) ?? { blank: 0, letter: 0 }
    next.set(text, beam)
    return beam
  }
  for (const [text, beam] of beams) {
    const both = beam.blank + beam.letter
    at(text).blank += both * blank
    for (const [sign, score] of letters) {
      if (text.endsWith(sign)) {
        at(text).letter += beam.letter * score
        at(text + sign).letter += beam.blank * score
      } else at(text + sign).letter += both * score
    }
  }
  return next
}

function best(beams: ReadonlyMap<string, Beam>): Map<string, Beam> {
  const bestBeams = [...beams]
    .toSorted(([, one], [, other]) => other.blank + other.letter - one.blank - one.letter)
    .slice(0, width)
  // Products of hundreds of steps would underflow: only their ratio matters.
  const total = bestBeams.reduce((sum, [, beam]) => sum + beam.blank + beam.letter, 0) || 1
  return new Map(
    bestBeams.map(([text, beam]) => [text, { blank: beam.blank / total, letter: beam.letter / total }]),
  )
}
