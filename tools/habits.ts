/**
 * npm run habits: lengths of files and functions, names, left-over words, skipped tests, conversions of money, in all
 * files that git would track.
 */
import fs from 'node:fs'
import path from 'node:path'
import { habitFaults } from './check/habits.ts'
import { factsReader } from './check/source-facts.ts'
import { gitFiles } from './check/git-files.ts'
import { root } from './run/paths.ts'

const skipped = /(^|\/)package-lock\.json$|^docs\/spec\/|\.(png|jpg|webp|ico|woff2?|ttf|pdf)$/

const files = gitFiles(root).filter((file) => !skipped.test(file))
const facts = factsReader(root)
const faults: string[] = []
for (const file of files) {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  for (const fault of habitFaults(file, text)) faults.push(`${file}: ${fault}`)
  if (!/\.tsx?$/.test(file)) continue
  const { conversions, longFunctions } = facts.of(file, text)
  for (const found of conversions) faults.push(`${file}: ${found}: convert with packages/domain/src/money.ts`)
  for (const { name, line, lines, limit } of longFunctions)
    faults.push(`${file}:${line}: ${name} has ${lines} lines, at most ${limit}`)
}
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${files.length} files, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
