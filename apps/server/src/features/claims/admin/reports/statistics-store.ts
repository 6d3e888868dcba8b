import { sql } from 'kysely'
import { auditEventQuery } from '#features/staff/public.ts'
import type { AuditAction } from '@yf/domain/audit-actions'
import type { Db } from '#platform/db/handle.ts'
import { everyCase, isOpen } from '../queue/store.ts'
import type { TimeSpan } from './span.ts'

const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

export const submittedByDay = (db: Db, { since, until }: TimeSpan) =>
  everyCase(db)
    .where('c.submitted_at', '>=', since)
    .where('c.submitted_at', '<', until)
    .clearSelect()
    .select([dayOf('c.submitted_at').as('day'), sql<number>`count(*)`.as('count')])
    .groupBy('day')
    .execute()

/** A case that was never assigned was decided automatically. */
const instant = sql`a.staff_id is null`

/** An appeal or reopening sets a new due time, which says nothing about the earlier decision. */
const wasLate = sql`coalesce(c.decided_late, c.decided_at > c.due_at)`

export const decidedByDay = (db: Db, { since, until }: TimeSpan) =>
  everyCase(db)
    .where('c.decided_at', '>=', since)
    .where('c.decided_at', '<', until)
    .clearSelect()
    .select([
      dayOf('c.decided_at').as('day'),
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${instant})`.as('instant'),
      sql<number>`count(*) filter (where c.state = 7)`.as('rejected'),
      sql<number>`count(*) filter (where not ${instant} and not ${wasLate})`.as('inTime'),
      sql<number>`count(*) filter (where not ${instant} and ${wasLate})`.as('tooLate'),
    ])
    .groupBy('day')
    .execute()

/** By whole days since submission. */
export const openByDays = (db: Db, now: Date) =>
  everyCase(db)
    .where(isOpen)
    .clearSelect()
    .select([
      sql<number>`floor(extract(epoch from ${now}::timestamptz - c.submitted_at) / 86400)::int`.as('days'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy('days')
    .execute()

/** The number of cases with which each person did this, each case once. */
export const eventsByPerson = (db: Db, { since, until }: TimeSpan, actions: readonly AuditAction[]) =>
  auditEventQuery(db)
    .select(['staff_id', 'action', sql<number>`count(distinct case_id)`.as('count')])
    .where('at', '>=', since)
    .where('at', '<', until)
    .where('action', 'in', actions)
    .groupBy(['staff_id', 'action'])
    .execute()
