/** npm run tables: checks that each table has one owner, that no other code names it in a query, and that the product fills it. */
import { factsReader } from './check/source-facts.ts'
import { filledElsewhere } from './check/filled-elsewhere.ts'
import { ownerFaults, unfilledFaults } from './check/table-owners.ts'
import { sourceFiles } from './imports/sources.ts'
import { root } from './run/paths.ts'

const facts = factsReader(root)
const uses = sourceFiles(root)
  .filter((file) => file.startsWith('apps/server/src/'))
  .flatMap((file) => facts.of(file).tables ?? [])
const faults = [...ownerFaults(uses), ...unfilledFaults(uses, filledElsewhere)]
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${uses.length} files of the server, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
