/**
 * npm test                   rules and server tests, app tests, then the journeys in a real browser
 * npm test -- login          only the files whose path holds the word
 * npm test -- --times        also says where the time went: by group, and the slowest files
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildApps } from './run/app-build.ts'
import { heeding, lastLines, playwrightCounts, sum, vitestCounts, type Counts } from './run/counts.ts'
import { root } from './run/paths.ts'
import { playwrightTimes, timesText, vitestTimes, type FileTime } from './run/times.ts'

const given = process.argv.slice(2)
const filters = given.filter((word) => word !== '--times')
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'test-report-'))
const times: FileTime[] = []

function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}): number | null {
  const file = path.join(root, 'node_modules', script)
  return spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status
}

/** What the runner reported; null where it did not come to that. */
const read = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null

function runVitest(): Counts {
  const file = path.join(reports, 'vitest.json')
  const code = run('vitest/vitest.mjs', [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...filters,
  ])
  const report = read(file) as (Parameters<typeof vitestCounts>[0] & Parameters<typeof vitestTimes>[0]) | null
  if (report) times.push(...vitestTimes(report, root))
  return heeding(report ? vitestCounts(report) : { passed: 0, failures: [] }, code, 'vitest')
}

const journeys = () =>
  fs
    .readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((file) => `e2e/${file}`)
    .filter((file) => file.endsWith('.e2e.ts'))
    .filter((file) => filters.length === 0 || filters.some((word) => file.includes(word)))

async function runJourneys(): Promise<Counts> {
  const files = journeys()
  if (files.length === 0) return { passed: 0, failures: [] }
  await buildApps()
  const file = path.join(reports, 'playwright.json')
  const code = run('@playwright/test/cli.js', ['test', ...files], {
    CHROME_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = read(file) as
    | (Parameters<typeof playwrightCounts>[0] & Parameters<typeof playwrightTimes>[0])
    | null
  if (report) times.push(...playwrightTimes(report))
  return heeding(report ? playwrightCounts(report) : { passed: 0, failures: [] }, code, 'playwright')
}

/** What goes wrong before a test could run is told in its own words, and counts. */
async function guarded(step: () => Counts | Promise<Counts>): Promise<Counts> {
  try {
    return await step()
  } catch (error) {
    return { passed: 0, failures: [(error as Error).message] }
  }
}

// One after the other: each uses every core it gets.
const total = sum([await guarded(runVitest), await guarded(runJourneys)])
fs.rmSync(reports, { recursive: true, force: true })
if (given.includes('--times')) console.log(`\n${timesText(times)}`)
console.log(`\n${lastLines(total)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0
