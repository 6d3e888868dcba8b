/** npm run habits: file lengths, names, left-over words, skipped tests, in everything that git would keep. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { habitFaults } from './check/habits.ts'

const root = path.resolve(import.meta.dirname, '..')
const skipped = /(^|\/)package-lock\.json$|^docs\/spec\/|\.(png|jpg|webp|ico|woff2?|ttf|pdf)$/

const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
const files = kept.split('\0').filter((file) => file && !skipped.test(file))
let faults = 0
for (const file of files) {
  const full = path.join(root, file)
  if (!fs.existsSync(full)) continue
  for (const fault of habitFaults(file, fs.readFileSync(full, 'utf8'))) {
    console.error(`✗ ${file}: ${fault}`)
    faults += 1
  }
}
console.log(`${files.length} files, ${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
