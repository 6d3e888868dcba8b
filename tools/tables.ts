/** npm run tables: checks that each table has one owner, and that no other code names it in a query. */
import { factsReader } from './check/source-facts.ts'
import { ownerFaults } from './check/table-owners.ts'
import { sourceFiles } from './imports/sources.ts'
import { root } from './run/paths.ts'

const facts = factsReader(root)
const uses = sourceFiles(root)
  .filter((file) => file.startsWith('apps/server/src/'))
  .flatMap((file) => facts.of(file).tables ?? [])
const faults = ownerFaults(uses)
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${uses.length} files of the server, ${faults.length} name a table of another owner`)
process.exitCode = faults.length > 0 ? 1 : 0
