/** npm run tables: checks that each table has one owner, and that no other code names it in a query. */
import fs from 'node:fs'
import path from 'node:path'
import { ownerFaults } from './check/table-owners.ts'
import { sourceFiles } from './imports/sources.ts'

const root = path.resolve(import.meta.dirname, '..')
const sources = sourceFiles(root)
  .filter((file) => file.startsWith('apps/server/src/'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
const faults = ownerFaults(sources)
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${sources.length} files of the server, ${faults.length} name a table of another owner`)
process.exitCode = faults.length > 0 ? 1 : 0
