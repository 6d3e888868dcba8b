/** Whether package-lock.json installs on every platform: choose versions whose linux-x64 and linux-arm64 packages exist. */
import fs from 'node:fs'
import path from 'node:path'
import { lockfileFaults, type Lockfile } from './check/lockfile.ts'
import { root } from './run/paths.ts'

const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile
const faults = lockfileFaults(lock)
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length > 0) console.error('take another version of the package that asks for it')
process.exitCode = faults.length > 0 ? 1 : 0
