/**
 * npm run campaign                     all of them (campaign/campaigns.ts); half an hour and more
 * npm run campaign -- strangers races  only these
 * CAMPAIGN_DATABASE_URL=… npm run campaign -- strangers   the matrices on that database, such as a coordinator's
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chosen, type Campaign } from './campaign/campaigns.ts'
import { takeFigures } from './campaign/figures.ts'
import { buildApps } from './run/app-build.ts'
import { heeding, lastLines, sum, vitestCounts, type TestCounts } from './run/counts.ts'
import { runLeashed } from './run/run-leashed.ts'
import { root } from './run/paths.ts'

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-'))
/** Where tests write their figures. */
const figuresFile = path.join(reports, 'figures.jsonl')

async function run({ name, files }: Campaign): Promise<TestCounts> {
  const report = path.join(reports, `${name}.json`)
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runLeashed(process.execPath, [vitest, 'run', ...reporters, ...files], {
    cwd: root,
    env: { ...process.env, CAMPAIGN: '1', CAMPAIGN_FIGURES: figuresFile },
  })
  const counts = fs.existsSync(report)
    ? vitestCounts(JSON.parse(fs.readFileSync(report, 'utf8')) as never)
    : { passed: 0, failures: [] }
  return heeding(counts, code, name)
}

const lines: string[] = []
const all: TestCounts[] = []
try {
  const campaigns = chosen(process.argv.slice(2))
  await buildApps()
  for (const campaign of campaigns) {
    const started = Date.now()
    const counts = await run(campaign)
    all.push(counts)
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    const mark = counts.failures.length > 0 ? '✗' : '✓'
    lines.push(
      `${mark} ${campaign.name} (${counts.passed} tests, ${minutes} min): ${campaign.proves}`,
      ...takeFigures(figuresFile),
    )
  }
} catch (error) {
  all.push({ passed: 0, failures: [(error as Error).message] })
}
fs.rmSync(reports, { recursive: true, force: true })
const total = sum(all)
console.log(`\n${[...lines, lastLines(total)].join('\n')}`)
process.exitCode = total.failures.length > 0 ? 1 : 0
