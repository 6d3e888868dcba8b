import { sql } from 'kysely'
import type { Jobs } from './jobs.port.ts'

/** Reads the queue's own table in its own order: higher priority first, then older jobs first. */
export const jobsAhead: Jobs['ahead'] = async (db, { name }, of) => {
  const filter = JSON.stringify(of)
  const { rows } = await sql<{ ahead: number }>`
    with own as (
      select priority, created_on from pgboss.job
      where name = ${name} and state < 'active' and data @> ${filter}::jsonb
      order by priority desc, created_on limit 1
    )
    select count(*)::int as ahead from pgboss.job as other, own
    where other.name = ${name} and not other.data @> ${filter}::jsonb
      and (other.state = 'active' or other.state < 'active'
        and (other.priority > own.priority
          or other.priority = own.priority and other.created_on < own.created_on))`.execute(db)
  return rows[0]?.ahead ?? 0
}
