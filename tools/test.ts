/**
 * npm test                   rules and server tests, app tests, then the journeys in a real browser
 * npm test -- login          only the files whose path holds the word
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildApps } from './run/app-build.ts'
import { heeding, lastLines, playwrightCounts, sum, vitestCounts, type Counts } from './run/counts.ts'
import { root } from './run/paths.ts'

const filters = process.argv.slice(2)
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'test-report-'))

function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}): number | null {
  const file = path.join(root, 'node_modules', script)
  return spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status
}

function read(file: string, count: (report: never) => Counts): Counts {
  if (!fs.existsSync(file)) return { passed: 0, failures: [] }
  return count(JSON.parse(fs.readFileSync(file, 'utf8')) as never)
}

function runVitest(): Counts {
  const report = path.join(reports, 'vitest.json')
  const code = run('vitest/vitest.mjs', [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ])
  return heeding(read(report, vitestCounts), code, 'vitest')
}

const journeys = () =>
  fs
    .readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((file) => `e2e/${file}`)
    .filter((file) => file.endsWith('.e2e.ts'))
    .filter((file) => filters.length === 0 || filters.some((word) => file.includes(word)))

function runJourneys(): Counts {
  const files = journeys()
  if (files.length === 0) return { passed: 0, failures: [] }
  const report = path.join(reports, 'playwright.json')
  const code = run('@playwright/test/cli.js', ['test', ...files], {
    CHROME_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return heeding(read(report, playwrightCounts), code, 'playwright')
}

/** What goes wrong before a test could run is told in its own words, and counts. */
function guarded(step: () => Counts): Counts {
  try {
    return step()
  } catch (error) {
    return { passed: 0, failures: [(error as Error).message] }
  }
}

const total = sum([
  guarded(runVitest),
  guarded(() => {
    buildApps()
    return runJourneys()
  }),
])
fs.rmSync(reports, { recursive: true, force: true })
console.log(`\n${lastLines(total)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0
