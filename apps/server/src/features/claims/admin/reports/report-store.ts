import { sql } from 'kysely'
import type { Report, ReportRow } from '@yf/contract/report-shapes'
import type { Db } from '#platform/db/handle.ts'
import { caseQuery } from '#features/claims/record/for-staff.ts'
import {
  decidedLineQuery,
  differenceQuery,
  refusalQuery,
} from '#features/claims/record/decisions-for-reports.ts'
import { insurersOfPolicies } from '#features/equity/public.ts'
import { namesOfLiabilities } from '#features/plans/public.ts'
import type { TimeSpan } from './span.ts'

const monthOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM')`
const month = monthOf('d.at')
const insurer = sql<string>`coalesce(p.insurer, '未知')`
const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})::bigint`
const countOfCases = sql<number>`count(distinct d.case_id)`

/** Settled sums by month, insurer and liability; a line without a liability has its own name. */
export const settledLines = (db: Db, span: TimeSpan): Promise<ReportRow[]> =>
  decidedLineQuery(db, span)
    .leftJoin(insurersOfPolicies(db).as('p'), (join) =>
      join.onRef('p.company_id', '=', 'd.company_id').onRef('p.id', '=', 'd.policy_id'),
    )
    .leftJoin(namesOfLiabilities(db).as('i'), (join) => join.onRef('i.id', '=', 'd.liability_id'))
    .select([
      month.as('month'),
      insurer.as('insurer'),
      sql<string>`coalesce(i.name, '不在保障范围')`.as('liability'),
      countOfCases.as('cases'),
      sql<number>`count(*)`.as('receipts'),
      sumOf('d.billed_fen').as('billedFen'),
      sumOf('d.excluded_fen').as('excludedFen'),
      sumOf('d.social_fen').as('socialFen'),
      sumOf('d.own_expense_fen').as('ownExpenseFen'),
      sumOf('d.deductible_fen').as('deductibleFen'),
      sumOf('d.over_limit_fen').as('overLimitFen'),
      sumOf('d.payable_fen').as('payableFen'),
    ])
    .groupBy(['month', 'insurer', 'liability'])
    .orderBy('month')
    .orderBy('insurer')
    .orderBy('liability')
    .execute()

const differenceNames = { earlier: '前案补差', again: '重新核定差额', back: '多付退回' } as const

/** Sums settled with a case but with none of its lines: without them the totals would not add up. */
export async function settledDifferences(db: Db, span: TimeSpan) {
  const rows = await differenceQuery(db, span)
    .leftJoin(insurersOfPolicies(db).as('p'), (join) =>
      join.onRef('p.company_id', '=', 'd.company_id').onRef('p.id', '=', 'd.policy_id'),
    )
    .where('d.fen', '<>', 0)
    .select([
      month.as('month'),
      insurer.as('insurer'),
      'd.kind',
      countOfCases.as('cases'),
      sumOf('d.fen').as('payableFen'),
    ])
    .groupBy(['month', 'insurer', 'd.kind'])
    .orderBy('month')
    .orderBy('insurer')
    .orderBy('d.kind')
    .execute()
  return rows.map(({ kind, ...row }) => ({ ...row, liability: differenceNames[kind] }))
}

/** Each case once a month, whether its refusal was upheld or not. */
export const rejectedCases = (db: Db, span: TimeSpan): Promise<Report['rejected']> =>
  refusalQuery(db, span)
    .leftJoin(insurersOfPolicies(db).as('p'), (join) =>
      join.onRef('p.company_id', '=', 'd.company_id').onRef('p.id', '=', 'd.policy_id'),
    )
    .select([
      month.as('month'),
      insurer.as('insurer'),
      countOfCases.as('cases'),
      sumOf('d.billed_fen').as('billedFen'),
    ])
    .groupBy(['month', 'insurer'])
    .orderBy('month')
    .orderBy('insurer')
    .execute()

/** One row per case, without names or diagnoses: the case number is enough for queries between both sides. */
export const largeCases = (db: Db, span: TimeSpan, leastFen: number) =>
  caseQuery(db)
    .clearSelect()
    .leftJoin(insurersOfPolicies(db).as('p'), (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.id', '=', 'c.policy_id'),
    )
    .where(sql<boolean>`c.decided_at >= ${span.since} and c.decided_at < ${span.until}`)
    // A settled case stays settled while it is reviewed.
    .where(sql<boolean>`(c.state in (5, 6) or c.decided_state in (5, 6))`)
    .where('c.payable_fen', '>=', leastFen)
    .select([
      'c.id',
      'c.account_id',
      'c.company_id',
      'c.case_no',
      'c.visit_type',
      'c.billed_fen',
      'c.payable_fen',
    ])
    .select([monthOf('c.decided_at').as('month'), insurer.as('insurer')])
    .orderBy('c.payable_fen', 'desc')
    .orderBy('c.id')
    .limit(5_000)
    .execute()
export type LargeCase = Awaited<ReturnType<typeof largeCases>>[number]
