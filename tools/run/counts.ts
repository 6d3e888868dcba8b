/** Passed and failed tests of one run, from the runner's report, with the names of the failures. */
export interface TestCounts {
  readonly passed: number
  readonly failures: readonly string[]
  /** Failed in parallel and passed alone: counts as passed, and is reported. */
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

/** A file that does not even load has no failed test: it counts as one. */
export const vitestCounts = (report: VitestReport): TestCounts => ({
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

/** A journey that passed only at the second attempt failed. */
export function playwrightCounts({ stats, suites, errors }: PlaywrightReport): TestCounts {
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
export const heeding = (counts: TestCounts, code: number | null, runner: string): TestCounts =>
  code !== 0 && counts.failures.length === 0
    ? { ...counts, failures: [`${runner} ended with ${code ?? 'a signal'}`] }
    : counts

export const sum = (all: readonly TestCounts[]): TestCounts => ({
  passed: all.reduce((total, counts) => total + counts.passed, 0),
  failures: all.flatMap(({ failures }) => failures),
  crowded: all.flatMap(({ crowded = [] }) => crowded),
})

/** The failed files, if they are few enough that a busy machine may be the cause; a broken product fails many. */
export function worthAnotherTry({ failures }: TestCounts): readonly string[] {
  const files = [...new Set(failures.map((name) => name.split(' › ')[0]!))]
  return files.length <= 4 && files.every((file) => /\.(test|e2e)\.tsx?$/.test(file)) ? files : []
}

/** A second run of the failed files, with the machine to themselves, decides. */
export function triedAgain(first: TestCounts, alone: TestCounts): TestCounts {
  const crowded = first.failures.filter((name) => !alone.failures.includes(name))
  return { passed: first.passed + crowded.length, failures: alone.failures, crowded }
}

/** The last lines of a run: the failures by name, then the two numbers. */
export const lastLines = ({ passed, failures, crowded = [] }: TestCounts): string =>
  [
    ...crowded.map((name) => `failed in the crowd, passed alone: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
