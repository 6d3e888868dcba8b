import type { FilledElsewhere } from './table-owners.ts'

/** Rows that a release brings. */
const byMigration = 'filled by the baseline migration'
export const filledElsewhere: FilledElsewhere = {
  demo_data: 'says that the demo data was loaded',
  feedback_tag: byMigration,
  velocity_rule: byMigration,
}
