/** Passed and failed of one test run, read from the report that the runner writes, with the names of what failed. */
export interface Counts {
  readonly passed: number
  readonly failures: readonly string[]
  /** What failed in the crowd and passed alone: it counts as passed, and is told. */
  readonly crowded?: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** A file that does not even load has no test that failed: it counts as one. */
export const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [name]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${name} › ${fullName}`)
  }),
})

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** A journey that passed only at the second try failed. */
export function playwrightCounts({ stats, suites, errors }: PlaywrightReport): Counts {
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`)
  return {
    passed: stats.expected,
    failures: failed.length > 0 ? failed : errors.map(({ message }) => message ?? 'the browser run'),
  }
}

/** A runner that ended badly without naming a test still failed. */
export const heeding = (counts: Counts, code: number | null, runner: string): Counts =>
  code !== 0 && counts.failures.length === 0
    ? { ...counts, failures: [`${runner} ended with ${code ?? 'a signal'}`] }
    : counts

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, counts) => total + counts.passed, 0),
  failures: all.flatMap(({ failures }) => failures),
  crowded: all.flatMap(({ crowded = [] }) => crowded),
})

/** The files of what failed, where they are few enough that a crowded machine may be why; a broken product fails many. */
export function worthAnotherTry({ failures }: Counts): readonly string[] {
  const files = [...new Set(failures.map((name) => name.split(' › ')[0]!))]
  return files.length <= 4 && files.every((file) => /\.(test|e2e)\.tsx?$/.test(file)) ? files : []
}

/** A second run of the files in which something failed, with the machine to themselves, has the last word on it. */
export function triedAgain(first: Counts, alone: Counts): Counts {
  const crowded = first.failures.filter((name) => !alone.failures.includes(name))
  return { passed: first.passed + crowded.length, failures: alone.failures, crowded }
}

/** The last lines of a run: what failed by name, then the two numbers. */
export const lastLines = ({ passed, failures, crowded = [] }: Counts): string =>
  [
    ...crowded.map((name) => `failed in the crowd, passed alone: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
