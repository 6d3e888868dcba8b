import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { claimKind } from './own-case.ts'

interface ReportPeriod {
  readonly since: Date
  readonly until: Date
}

interface ReportedDecision {
  company_id: string
  case_id: string
  policy_id: string | null
  at: Date
}

interface DecidedLine extends ReportedDecision {
  liability_id: string | null
  billed_fen: number
  excluded_fen: number
  social_fen: number
  own_expense_fen: number
  deductible_fen: number
  over_limit_fen: number
  payable_fen: number
}

interface Difference extends ReportedDecision {
  kind: 'earlier' | 'again' | 'back'
  fen: number
}

interface ReportedRefusal extends ReportedDecision {
  billed_fen: number
}

const wasLookedAt = sql`exists (select from claim_revision v where v.company_id = c.company_id and v.case_id = c.id)`
/** The first revision holds the first decision. */
const isFirst = sql`not exists (
  select from claim_revision o
  where o.company_id = v.company_id and o.case_id = v.case_id and (o.opened_at, o.id) < (v.opened_at, v.id))`
const fenOf = (name: string) => sql`(l.line->>${sql.lit(name)})::bigint`

/**
 * Settled lines of the first decision as `d`, by its day: a reported month stays unchanged, whether its cases are
 * reviewed now or were later.
 */
export const decidedLineQuery = (db: Db, { since, until }: ReportPeriod) =>
  db.selectFrom(
    sql<DecidedLine>`(
      select c.company_id, c.id as case_id, c.policy_id, c.decided_at as at, l.liability_id, l.billed_fen,
        l.excluded_fen, l.social_fen, l.own_expense_fen, l.deductible_fen, l.over_limit_fen, l.payable_fen
      from claim_case c
      join claim_line l on l.company_id = c.company_id and l.case_id = c.id
      where c.decided_at >= ${since} and c.decided_at < ${until} and c.state in (5, 6) and not ${wasLookedAt}
      union all
      select c.company_id, c.id, c.policy_id, v.before_decided_at, (l.line->>'liabilityId')::uuid, ${fenOf('billedFen')},
        ${fenOf('excludedFen')}, ${fenOf('socialFen')}, ${fenOf('ownExpenseFen')}, ${fenOf('deductibleFen')},
        ${fenOf('overLimitFen')}, ${fenOf('payableFen')}
      from claim_revision v
      join claim_case c on c.company_id = v.company_id and c.id = v.case_id
      join claim_revision_line l
        on l.company_id = v.company_id and l.case_id = v.case_id and l.revision_id = v.id
      where v.before_decided_at >= ${since} and v.before_decided_at < ${until}
        and v.before_state in (5, 6) and ${isFirst}
    )`.as('d'),
  )

/** Paid for the case, and not paid back, when that decision was made. */
const paidBefore = sql`(
  (select coalesce(sum(p.amount_fen), 0) from payment p
    where p.company_id = v.company_id and p.subject_kind = ${sql.lit(claimKind)} and p.subject_id = v.case_id
      and p.state <> 'failed' and p.created_at < v.closed_at)
  - (select coalesce(sum(r.amount_fen), 0) from claim_recovery r
    where r.company_id = v.company_id and r.case_id = v.case_id and r.state = 'received' and r.ended_at < v.closed_at))`

/**
 * Sums settled apart from the lines, as `d`, by their day: supplements to earlier cases, differences of new
 * decisions, and repayments by members. An overpayment after a new decision counts as paid until it is paid back
 * (decisions 0035), so that the total is what was paid.
 */
export const differenceQuery = (db: Db, { since, until }: ReportPeriod) =>
  db.selectFrom(
    sql<Difference>`(
      select c.company_id, c.id as case_id, c.policy_id, c.decided_at as at, 'earlier' as kind, c.earlier_fen as fen
      from claim_case c
      where c.decided_at >= ${since} and c.decided_at < ${until} and c.state in (5, 6) and not ${wasLookedAt}
      union all
      select c.company_id, c.id, c.policy_id, v.before_decided_at, 'earlier', v.before_earlier_fen
      from claim_revision v
      join claim_case c on c.company_id = v.company_id and c.id = v.case_id
      where v.before_decided_at >= ${since} and v.before_decided_at < ${until}
        and v.before_state in (5, 6) and ${isFirst}
      union all
      select c.company_id, c.id, c.policy_id, v.closed_at, 'again',
        greatest(v.after_payable_fen, ${paidBefore}) - greatest(v.before_payable_fen, ${paidBefore})
      from claim_revision v
      join claim_case c on c.company_id = v.company_id and c.id = v.case_id
      where v.closed_at >= ${since} and v.closed_at < ${until} and v.outcome = 'changed'
      union all
      select c.company_id, c.id, c.policy_id, r.ended_at, 'back', -r.amount_fen
      from claim_recovery r
      join claim_case c on c.company_id = r.company_id and c.id = r.case_id
      where r.ended_at >= ${since} and r.ended_at < ${until} and r.state = 'received'
    )`.as('d'),
  )

/** Refusals as `d`, by their day, including those that were not upheld. */
export const refusalQuery = (db: Db, { since, until }: ReportPeriod) =>
  db.selectFrom(
    sql<ReportedRefusal>`(
      select c.company_id, c.id as case_id, c.policy_id, c.decided_at as at, c.billed_fen
      from claim_case c
      where c.decided_at >= ${since} and c.decided_at < ${until} and c.state = 7
      union
      select c.company_id, c.id, c.policy_id, v.before_decided_at, c.billed_fen
      from claim_revision v
      join claim_case c on c.company_id = v.company_id and c.id = v.case_id
      where v.before_decided_at >= ${since} and v.before_decided_at < ${until} and v.before_state = 7
    )`.as('d'),
  )
