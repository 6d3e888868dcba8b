import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/**
 * An engine recomputes its stored sums, states and keys from its rows, and reports differences. A caller interested
 * in one topic selects the rules about it.
 */
export type Engine = (db: Db, about?: string) => Promise<string[]>

/** An invariant of the rows; its SQL selects violations as `what`. */
export interface RecountRule {
  readonly says: string
  readonly breakers: string
}

/** The violations of the rules, one line each. */
export const engineOf =
  (rules: readonly RecountRule[]): Engine =>
  async (db, about = '') => {
    const broken: string[] = []
    for (const { says, breakers } of rules.filter((rule) => rule.says.includes(about))) {
      const { rows } = await sql<{ what: string }>`${sql.raw(breakers)}`.execute(db)
      broken.push(...rows.map(({ what }) => `${says}: ${what}`))
    }
    return broken
  }
