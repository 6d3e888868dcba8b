/** Where the time of a test run went, from the runners' reports. */
export interface FileTime {
  readonly group: string
  readonly file: string
  readonly tests: number
  readonly seconds: number
}

interface VitestReport {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: readonly { status: string }[]
  }[]
}

const groups: readonly (readonly [start: string, group: string])[] = [
  ['apps/h5/src/', 'app'],
  ['apps/console/', 'console'],
  ['apps/server/', 'server'],
  ['apps/sandbox/', 'server'],
]

const groupOf = (file: string) => groups.find(([start]) => file.startsWith(start))?.[1] ?? 'rules and tools'

export const vitestTimes = ({ testResults }: VitestReport, root: string): FileTime[] =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const seconds = Math.max(endTime - startTime, 0) / 1000
    return { group: groupOf(file), file, tests: assertionResults.length, seconds }
  })

/**
 * The time that the runner continues after its last test, for example because of open handles: no test's own time
 * shows it.
 */
export function standstill({ testResults }: VitestReport, now: number): string | null {
  if (testResults.length === 0) return null
  const seconds = (now - Math.max(...testResults.map(({ endTime }) => endTime))) / 1000
  return seconds > 20 ? `vitest went on for ${Math.round(seconds)} s after its last test` : null
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[]
}

export function playwrightTimes({ suites }: { suites: PlaywrightSuite[] }): FileTime[] {
  const specs = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  const byFile = Map.groupBy(suites.flatMap(specs), ({ file }) => file)
  return [...byFile].map(([file, all]) => {
    const results = all.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
    const seconds = results.reduce((total, { duration }) => total + duration, 0) / 1000
    return { group: 'journeys', file: `e2e/${file.replace(/^e2e\//, '')}`, tests: all.length, seconds }
  })
}

const line = (seconds: number, label: string) => `${seconds.toFixed(1).padStart(8)} s  ${label}`

/** The sum of each group, then the slowest files. Files run in parallel, so the sums exceed the elapsed time. */
export function timesText(times: readonly FileTime[], most = 25): string {
  const sums = [...Map.groupBy(times, ({ group }) => group)].map(([group, files]) => ({
    seconds: files.reduce((total, { seconds }) => total + seconds, 0),
    words: `${group}: ${files.reduce((total, { tests }) => total + tests, 0)} tests in ${files.length} files`,
  }))
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
  return [
    'by group',
    ...sums.toSorted((one, other) => other.seconds - one.seconds).map((sum) => line(sum.seconds, sum.words)),
    `slowest ${slowest.length} of ${times.length} files`,
    ...slowest.map(({ seconds, file }) => line(seconds, file)),
  ].join('\n')
}
