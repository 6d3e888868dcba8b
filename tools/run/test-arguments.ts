export interface TestArguments {
  /** Only files whose path contains one of them; none means all. */
  readonly filters: readonly string[]
  readonly withTimes: boolean
  /** Options that the runner of the journeys gets as they are. */
  readonly forJourneys: readonly string[]
}

const usage = 'npm test -- [word …] [--times] [--trace on|off|retain-on-failure]'

/** Throws the usage for an option that neither this command nor the runner of the journeys takes. */
export function readTestArguments(args: readonly string[]): TestArguments {
  const filters: string[] = []
  const forJourneys: string[] = []
  let withTimes = false
  const rest = [...args]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--times') withTimes = true
    else if (word.startsWith('--trace=')) forJourneys.push(word)
    else if (word === '--trace') forJourneys.push(`--trace=${rest.shift() ?? 'on'}`)
    else if (word.startsWith('-')) throw new Error(`${word} is no option: ${usage}`)
    else filters.push(word)
  }
  return { filters, withTimes, forJourneys }
}

/** The runners compare paths without regard to case. */
const has = (file: string, word: string) => file.toLowerCase().includes(word.toLowerCase())

export interface TestSelection {
  readonly tests: readonly string[]
  readonly journeys: readonly string[]
  /** Words that occur in no path. */
  readonly unused: readonly string[]
}

/** The test files among these that the words select; all without a word. */
export function chooseTests(files: readonly string[], filters: readonly string[]): TestSelection {
  const tests = files.filter((file) => /\.(test\.tsx?|e2e\.ts)$/.test(file))
  const chosen = tests.filter((file) => filters.length === 0 || filters.some((word) => has(file, word)))
  return {
    tests: chosen.filter((file) => !file.endsWith('.e2e.ts')),
    journeys: chosen.filter((file) => file.endsWith('.e2e.ts')),
    unused: filters.filter((word) => !tests.some((file) => has(file, word))),
  }
}
