export interface RecognisedLetter {
  readonly text: string
  readonly confidence: number
  /** Its middle, in fractions of the line's width. */
  readonly at: number
}

export interface LineReading {
  readonly text: string
  /** Mean of the letters' confidences; 0 without letters. */
  readonly confidence: number
  readonly letters: readonly RecognisedLetter[]
}

export interface Scores {
  /** Probabilities, step by step, one for each class; class 0 is the blank. */
  readonly data: Float32Array
  readonly steps: number
  readonly classes: number
}

/**
 * The best class of each step; repeats are one letter, blanks separate letters (connectionist temporal
 * classification).
 */
export function decodeCtc(scores: Scores, keys: readonly string[], share = 1): LineReading {
  const letters: RecognisedLetter[] = []
  let previous = 0
  for (let step = 0; step < scores.steps; step += 1) {
    const { best, score } = bestOf(scores, step)
    const at = (step + 0.5) / scores.steps / share
    if (best !== 0 && best !== previous) letters.push({ text: keys[best] ?? '', confidence: score, at })
    else if (best !== 0) {
      const last = letters.at(-1)!
      letters[letters.length - 1] = { ...last, confidence: Math.max(last.confidence, score) }
    }
    previous = best
  }
  return readingOf(letters)
}

function bestOf({ data, classes }: Scores, step: number) {
  const start = step * classes
  let best = 0
  let score = data[start] ?? 0
  // Probabilities of a step add up to one: nothing exceeds a class above one half.
  for (let index = 1; index < classes && score <= 0.5; index += 1) {
    const value = data[start + index]!
    if (value > score) {
      score = value
      best = index
    }
  }
  return { best, score }
}

export function readingOf(letters: readonly RecognisedLetter[]): LineReading {
  const trimmedLetters = trimmed(letters)
  const total = trimmedLetters.reduce((sum, letter) => sum + letter.confidence, 0)
  return {
    text: trimmedLetters.map((letter) => letter.text).join(''),
    confidence: trimmedLetters.length > 0 ? total / trimmedLetters.length : 0,
    letters: trimmedLetters,
  }
}

function trimmed(letters: readonly RecognisedLetter[]): readonly RecognisedLetter[] {
  const isInk = (letter: RecognisedLetter) => letter.text.trim() !== ''
  const first = letters.findIndex(isInk)
  const last = letters.findLastIndex(isInk)
  return first < 0 ? [] : letters.slice(first, last + 1)
}
