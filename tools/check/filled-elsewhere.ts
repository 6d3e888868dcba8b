import type { FilledElsewhere } from './table-owners.ts'

/** Rows that a release brings. */
const byMigration = 'filled by the baseline migration'
/** An operator cannot do without seeds or SQL yet. Each of these is to get a page of the console. */
const notYet = 'has no page of the console yet'

export const filledElsewhere: FilledElsewhere = {
  demo_data: 'says that the demo data was loaded',
  feedback_tag: byMigration,
  velocity_rule: byMigration,
  member_tag: notYet,
}
