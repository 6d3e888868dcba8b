import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/** An engine counts again from its rows what it keeps as a sum, a state or a key, and tells what does not agree. */
export type Engine = (db: Db) => Promise<string[]>

/** Something that always holds of the rows; its SQL selects, as `what`, whatever breaks it. */
export interface Rule {
  readonly says: string
  readonly breakers: string
}

/** What breaks the rules, a line each. */
export async function brokenRules(db: Db, rules: readonly Rule[]): Promise<string[]> {
  const broken: string[] = []
  for (const { says, breakers } of rules) {
    const { rows } = await sql<{ what: string }>`${sql.raw(breakers)}`.execute(db)
    broken.push(...rows.map(({ what }) => `${says}: ${what}`))
  }
  return broken
}
