export interface TestArguments {
  /** Only files whose path contains one of them; none means all. */
  readonly words: readonly string[]
  readonly withTimes: boolean
  /** Options that the runner of the journeys gets as they are. */
  readonly forJourneys: readonly string[]
}

const usage = 'npm test -- [word …] [--times] [--trace on|off|retain-on-failure]'

/** Throws the usage for an option that neither this command nor the runner of the journeys takes. */
export function readTestArguments(given: readonly string[]): TestArguments {
  const words: string[] = []
  const forJourneys: string[] = []
  let withTimes = false
  const rest = [...given]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--times') withTimes = true
    else if (word.startsWith('--trace=')) forJourneys.push(word)
    else if (word === '--trace') forJourneys.push(`--trace=${rest.shift() ?? 'on'}`)
    else if (word.startsWith('-')) throw new Error(`${word} is no option: ${usage}`)
    else words.push(word)
  }
  return { words, withTimes, forJourneys }
}

/** The runners compare paths without regard to case. */
const has = (file: string, word: string) => file.toLowerCase().includes(word.toLowerCase())

export interface Chosen {
  readonly tests: readonly string[]
  readonly journeys: readonly string[]
  /** Words that occur in no path. */
  readonly unused: readonly string[]
}

/** The test files among these that the words select; all without a word. */
export function chooseTests(files: readonly string[], words: readonly string[]): Chosen {
  const tests = files.filter((file) => /\.(test\.tsx?|e2e\.ts)$/.test(file))
  const chosen = tests.filter((file) => words.length === 0 || words.some((word) => has(file, word)))
  return {
    tests: chosen.filter((file) => !file.endsWith('.e2e.ts')),
    journeys: chosen.filter((file) => file.endsWith('.e2e.ts')),
    unused: words.filter((word) => !tests.some((file) => has(file, word))),
  }
}
