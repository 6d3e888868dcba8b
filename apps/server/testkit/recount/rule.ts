import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/**
 * An engine counts again from its rows what it keeps as a sum, a state or a key, and tells what does not agree.
 * Who looks for one thing asks for the rules that speak about it.
 */
export type Engine = (db: Db, about?: string) => Promise<string[]>

/** Something that always holds of the rows; its SQL selects, as `what`, whatever breaks it. */
export interface Rule {
  readonly says: string
  readonly breakers: string
}

/** What breaks the rules, a line each. */
export const engineOf =
  (rules: readonly Rule[]): Engine =>
  async (db, about = '') => {
    const broken: string[] = []
    for (const { says, breakers } of rules.filter((rule) => rule.says.includes(about))) {
      const { rows } = await sql<{ what: string }>`${sql.raw(breakers)}`.execute(db)
      broken.push(...rows.map(({ what }) => `${says}: ${what}`))
    }
    return broken
  }
