/**
 * npm run lockfile                whether `npm ci` takes package-lock.json on every platform
 * npm run lockfile -- --write     adds what npm left out, after an `npm install`
 */
import fs from 'node:fs'
import path from 'node:path'
import { mended, missingEntries, type Lockfile } from './check/lockfile.ts'
import { root } from './run/paths.ts'

const file = path.join(root, 'package-lock.json')
let lock = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile
if (process.argv.includes('--write')) {
  lock = mended(lock)
  fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
const missing = missingEntries(lock)
for (const { at } of missing) console.error(`✗ ${at} is named and not described`)
if (missing.length > 0) console.error('npm run lockfile -- --write')
const strangers = Object.values(lock.packages).filter((entry) => /^https?:/.test(entry.resolved ?? ''))
if (strangers.length > 0) console.error(`✗ ${strangers.length} packages name the registry they came from`)
process.exitCode = missing.length + strangers.length > 0 ? 1 : 0
