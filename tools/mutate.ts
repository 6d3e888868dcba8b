/**
 * npm run mutate                    mutates every rule, one place at a time, and reports what no test detected
 * npm run mutate -- adjudication    only the files whose path contains the word
 *
 * An interrupted run resumes, as long as no rule and no test of it has changed.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { accepted } from './mutate/accepted.ts'
import { cachedReports, stateOf } from './mutate/cached-reports.ts'
import {
  outlived,
  percent,
  scoresOf,
  sumOf,
  survivorsOf,
  timeoutsOf,
  unaccepted,
  type Report,
} from './mutate/report.ts'
import { inGroups, ruleFiles } from './mutate/rule-files.ts'
import { root } from './run/paths.ts'

const least = 95
const folder = path.join(root, 'tools/mutate')
const filters = process.argv.slice(2)

const files = ruleFiles(root).filter(
  (file) => filters.length === 0 || filters.some((word) => file.includes(word)),
)
if (files.length === 0) {
  console.error(`no rules in a file whose path holds ${filters.join(' or ')}`)
  process.exit(2)
}

function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const started = performance.now()
run('tools/bootstrap.cjs', [], { BOOTSTRAP_ROOT: folder })

const cache = cachedReports(path.join(root, '.mutate/kept'), stateOf(root))

/** Stryker itself finds the tests that reach these files. */
function broken(group: readonly string[]): Report {
  run('tools/mutate/node_modules/@stryker-mutator/core/bin/stryker.js', [
    'run',
    'tools/mutate/stryker.config.json',
    '--mutate',
    group.join(','),
  ])
  const report = JSON.parse(fs.readFileSync(path.join(root, '.mutate/report.json'), 'utf8')) as Report
  cache.keep(group, report)
  return report
}

function reportOn(group: readonly string[]): Report {
  const report = cache.read(group) ?? broken(group)
  for (const { file, line, code, becomes } of unaccepted(survivorsOf(report), accepted))
    console.log(`\n✗ ${file}:${line}\n  - ${code}\n  + ${becomes}`)
  return report
}

const reports = inGroups(files).map((group, at, groups) => {
  console.log(`\n${at + 1} of ${groups.length}: ${group.join(' ')}`)
  const report = reportOn(group)
  const score = sumOf(scoresOf(report))
  console.log(`\n${percent(score).toFixed(1)} % of ${score.mutants} noticed`)
  return report
})
const report: Report = { files: Object.assign({}, ...reports.map((one) => one.files)) }
const scores = scoresOf(report)
const survivors = survivorsOf(report)
const open = unaccepted(survivors, accepted)
const stale = outlived(report, survivors, accepted)
const total = sumOf(scores)
const isTooFew = filters.length === 0 && percent(total) < least

for (const { file, code } of stale) console.log(`\n✗ accepted, and no longer there: ${file}\n  - ${code}`)

console.log(`\n${'mutants'.padStart(8)}${'noticed'.padStart(10)}`)
const row = (name: string, score: { mutants: number; noticed: number }) =>
  console.log(`${String(score.mutants).padStart(8)}${`${percent(score).toFixed(1)} %`.padStart(10)}  ${name}`)
for (const score of scores) row(score.file, score)
row(`all, in ${((performance.now() - started) / 1000).toFixed(0)} s`, total)

console.log(`${timeoutsOf(report)} of those noticed ran out of time`)
console.log(
  `${survivors.length - open.length} accepted with a reason, ${open.length} unnoticed, ${stale.length} to be taken from the list`,
)
if (isTooFew) console.log(`at least ${least} % have to be noticed`)
process.exitCode = open.length > 0 || stale.length > 0 || isTooFew ? 1 : 0
