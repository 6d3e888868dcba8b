/** Whether the migrations can run on every database that has run main's. */
import { readMigrationState } from './check/migration-state.ts'
import { migrationFaults } from './check/migrations.ts'
import { root } from './run/paths.ts'

const { state, comparedWith } = readMigrationState(root)
const faults = migrationFaults(state)
for (const fault of faults) console.error(`✗ ${fault}`)
const basis =
  comparedWith.length > 0 ? `compared with ${comparedWith.join(', ')}` : 'no git history to compare with'
console.log(`${state.files.length} migrations, ${faults.length} faults; ${basis}`)
process.exitCode = faults.length > 0 ? 1 : 0
