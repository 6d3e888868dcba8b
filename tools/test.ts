/**
 * npm test                   rules and server tests, app tests, then the journeys in a real browser
 * npm test -- login          only the files whose path contains the word
 * npm test -- --times        also reports where the time went: by group, the slowest files, CPU usage
 * npm test -- mall --trace on    records every step of the journeys, for Playwright's trace viewer
 *
 * Parallel runs overload a small machine: failures are retried alone, which decides, and reported.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildApps } from './run/app-build.ts'
import {
  heeding,
  lastLines,
  playwrightCounts,
  sum,
  triedAgain,
  vitestCounts,
  worthAnotherTry,
  type TestCounts,
} from './run/counts.ts'
import { isRoomy, machineNow, machineText } from './run/machine.ts'
import { root } from './run/paths.ts'
import { openRunFolder } from './run/run-folder.ts'
import { chooseTests, readTestArguments, type TestArguments } from './run/test-arguments.ts'
import { playwrightTimes, standstill, timesText, vitestTimes, type FileTime } from './run/times.ts'

const { filters, withTimes, forJourneys } = readArguments()
const chosen = chooseTests(
  fs.globSync('{apps,packages,tools,e2e}/**/*.{test.ts,test.tsx,e2e.ts}', {
    cwd: root,
    exclude: ['**/node_modules'],
  }),
  filters,
)
if (chosen.unused.length > 0) leave(`no test file has ${chosen.unused.join(' or ')} in its path`)
const isWholeRun = filters.length === 0
const compiled = path.join(os.tmpdir(), 'yf-compile-cache')
const folder = openRunFolder()
const reports = fs.mkdtempSync(path.join(folder, 'report-'))
const times: FileTime[] = []
const machine = machineNow()
/** Whether both run at once. */
let isCrowded = isRoomy && isWholeRun

const nothing: TestCounts = { passed: 0, failures: [] }

/** More would only wait, and waste CPU time by polling. */
const workers = { tests: 2, journeys: 2 }

function leave(message: string): never {
  console.error(message)
  process.exit(2)
}

function readArguments(): TestArguments {
  try {
    return readTestArguments(process.argv.slice(2))
  } catch (error) {
    return leave((error as Error).message)
  }
}

/** Its output goes to the screen at once, or into a file to be shown later. */
async function run(
  script: string,
  args: string[],
  { env = {}, into = null }: { env?: NodeJS.ProcessEnv; into?: string | null } = {},
): Promise<number | null> {
  const file = path.join(root, 'node_modules', script)
  const outputTarget = into === null ? 'inherit' : fs.openSync(into, 'w')
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', outputTarget, outputTarget],
    // Compiled once for all workers, and for the next run.
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...process.env,
      TMPDIR: folder,
      // Long time limits: see packages/client/src/test-limits.ts.
      WHOLE_RUN: isWholeRun ? '1' : '',
      ...env,
    },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

/** The runner's report file; an earlier run's is removed. */
function freshReport(name: string): string {
  const file = path.join(reports, name)
  fs.rmSync(file, { force: true })
  return file
}

/** The runner's report; null where it wrote none. */
const read = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null

async function runVitest(files: readonly string[] = filters): Promise<TestCounts> {
  if (chosen.tests.length === 0) return nothing
  const file = freshReport('vitest.json')
  const code = await run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(isCrowded ? [`--maxWorkers=${workers.tests}`] : []),
    ...files,
  ])
  const report = read(file) as (Parameters<typeof vitestCounts>[0] & Parameters<typeof vitestTimes>[0]) | null
  if (report) {
    times.push(...vitestTimes(report, root))
    const stood = standstill(report, Date.now())
    if (stood) console.log(stood)
  }
  return heeding(report ? vitestCounts(report) : { passed: 0, failures: [] }, code, 'vitest')
}

const journeysSay = path.join(reports, 'journeys.txt')

async function runJourneys(files: readonly string[] = chosen.journeys): Promise<TestCounts> {
  if (files.length === 0) return nothing
  await buildApps()
  const file = freshReport('playwright.json')
  // Pictures of failures in parallel runs are stored next to those of the retry.
  const pictures = `test-results/${isCrowded ? 'crowd' : 'alone'}`
  const code = await run(
    '@playwright/test/cli.js',
    ['test', `--output=${pictures}`, ...forJourneys, ...files],
    {
      env: {
        CHROME_PATH: ensureBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        ...(isCrowded && { JOURNEYS_AT_ONCE: String(workers.journeys) }),
      },
      into: isCrowded ? journeysSay : null,
    },
  )
  const report = read(file) as
    | (Parameters<typeof playwrightCounts>[0] & Parameters<typeof playwrightTimes>[0])
    | null
  if (report) times.push(...playwrightTimes(report))
  return heeding(report ? playwrightCounts(report) : { passed: 0, failures: [] }, code, 'playwright')
}

/** Reports a failure before the first test with its own message, and counts it. */
async function guarded(step: () => TestCounts | Promise<TestCounts>): Promise<TestCounts> {
  try {
    return await step()
  } catch (error) {
    return { passed: 0, failures: [(error as Error).message] }
  }
}

/** Journeys wait for pages and tests for the database: in parallel each uses the other's idle time. */
async function runBoth(): Promise<TestCounts[]> {
  if (!isCrowded) return [await guarded(() => runVitest()), await guarded(() => runJourneys())]
  // Some of the tests also start the whole product: it is built once, before both.
  await buildApps()
  const [tests, walked] = await Promise.all([guarded(() => runVitest()), guarded(() => runJourneys())])
  if (fs.existsSync(journeysSay)) process.stdout.write(fs.readFileSync(journeysSay))
  isCrowded = false
  return [await again(tests, runVitest), await again(walked, runJourneys)]
}

async function again(
  first: TestCounts,
  step: (files: readonly string[]) => Promise<TestCounts>,
): Promise<TestCounts> {
  const files = worthAnotherTry(first)
  return files.length === 0 ? first : triedAgain(first, await guarded(() => step(files)))
}

const total = sum(await runBoth())
fs.rmSync(folder, { recursive: true, force: true })
if (withTimes) {
  console.log(`\n${timesText(times)}`)
  const now = machineNow()
  if (machine && now) console.log(machineText(machine, now))
}
console.log(`\n${lastLines(total)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0
