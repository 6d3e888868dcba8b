/**
 * npm run habits: lengths of files and functions, names, left-over words, skipped tests, conversions of money, in all
 * files that git would track.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { longFunctions } from './check/function-lengths.ts'
import { habitFaults } from './check/habits.ts'
import { strayConversions } from './check/money.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The number of functions that are still too long: lower it when it falls. */
const longFunctionsLeft = 25
const skipped = /(^|\/)package-lock\.json$|^docs\/spec\/|\.(png|jpg|webp|ico|woff2?|ttf|pdf)$/

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.split('\0').filter((file) => file && !skipped.test(file))
const faults: string[] = []
const long: string[] = []
for (const file of files) {
  const full = path.join(root, file)
  if (!fs.existsSync(full)) continue
  const text = fs.readFileSync(full, 'utf8')
  for (const fault of habitFaults(file, text)) faults.push(`${file}: ${fault}`)
  if (!/\.tsx?$/.test(file)) continue
  for (const found of strayConversions(file, text))
    faults.push(`${file}: ${found}: convert with packages/domain/src/money.ts`)
  for (const { name, line, lines, limit } of longFunctions(file, text))
    long.push(`${file}:${line}: ${name} has ${lines} lines, at most ${limit}`)
}
if (long.length > longFunctionsLeft)
  faults.push(...long, `${long.length} functions are too long, at most ${longFunctionsLeft} may be`)
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${files.length} files, ${faults.length} faults, ${long.length} long functions left`)
process.exitCode = faults.length > 0 ? 1 : 0
