/**
 * Whether each package-lock.json installs on every platform, and our packages ask for exact versions. Choose versions
 * whose linux-x64 and linux-arm64 packages exist.
 */
import fs from 'node:fs'
import path from 'node:path'
import { lockfileFaults, versionRanges, type Lockfile } from './check/lockfile.ts'
import { root } from './run/paths.ts'

const faults = ['package-lock.json', 'tools/mutate/package-lock.json'].flatMap((file) => {
  const lock = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Lockfile
  return [...lockfileFaults(lock), ...versionRanges(lock)].map((fault) => `${file}: ${fault}`)
})
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length > 0) console.error('take another version of the package that asks for it')
process.exitCode = faults.length > 0 ? 1 : 0
