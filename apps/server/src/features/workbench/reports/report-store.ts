import { sql } from 'kysely'
import type { Report, ReportRow } from '@yf/contract/report-shapes'
import type { Db } from '#platform/db/handle.ts'
import { caseQuery, decidedLineQuery } from '#features/claims/public.ts'
import { insurersOfPolicies, namesOfLiabilities } from '#features/equity/public.ts'
import type { Span } from './span.ts'

const month = sql<string>`to_char(c.decided_at at time zone 'Asia/Shanghai', 'YYYY-MM')`
const insurer = sql<string>`coalesce(p.insurer, '未知')`
const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})::bigint`

/** By the month in which it was decided. */
const within = ({ since, until }: Span) => sql<boolean>`c.decided_at >= ${since} and c.decided_at < ${until}`
const isSettled = sql<boolean>`c.state in (5, 6)`

/** What was settled, by month, insurer and liability; a line that no liability bears stands under its own name. */
export const settledLines = (db: Db, span: Span): Promise<ReportRow[]> =>
  decidedLineQuery(db)
    .leftJoin(insurersOfPolicies(db).as('p'), (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.id', '=', 'c.policy_id'),
    )
    .leftJoin(namesOfLiabilities(db).as('i'), (join) =>
      join
        .onRef('i.company_id', '=', 'c.company_id')
        .onRef('i.policy_id', '=', 'c.policy_id')
        .onRef('i.id', '=', 'l.liability_id'),
    )
    .where(within(span))
    .where(isSettled)
    .select([
      month.as('month'),
      insurer.as('insurer'),
      sql<string>`coalesce(i.name, '不在保障范围')`.as('liability'),
      sql<number>`count(distinct c.id)`.as('cases'),
      sql<number>`count(*)`.as('receipts'),
      sumOf('l.billed_fen').as('billedFen'),
      sumOf('l.excluded_fen').as('excludedFen'),
      sumOf('l.social_fen').as('socialFen'),
      sumOf('l.own_expense_fen').as('ownExpenseFen'),
      sumOf('l.deductible_fen').as('deductibleFen'),
      sumOf('l.over_limit_fen').as('overLimitFen'),
      sumOf('l.payable_fen').as('payableFen'),
    ])
    .groupBy(['month', 'insurer', 'liability'])
    .orderBy('month')
    .orderBy('insurer')
    .orderBy('liability')
    .execute()

const ofInsurers = (db: Db, span: Span) =>
  caseQuery(db)
    .clearSelect()
    .leftJoin(insurersOfPolicies(db).as('p'), (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.id', '=', 'c.policy_id'),
    )
    .where(within(span))

/** What earlier cases came to more is paid with a case and is none of its lines: without it the sums would not add up. */
export const laterDifferences = (db: Db, span: Span) =>
  ofInsurers(db, span)
    .where(isSettled)
    .where('c.earlier_fen', '<>', 0)
    .select([
      month.as('month'),
      insurer.as('insurer'),
      sql<number>`count(*)`.as('cases'),
      sumOf('c.earlier_fen').as('payableFen'),
    ])
    .groupBy(['month', 'insurer'])
    .orderBy('month')
    .execute()

export const rejectedCases = (db: Db, span: Span): Promise<Report['rejected']> =>
  ofInsurers(db, span)
    .where('c.state', '=', 7)
    .select([
      month.as('month'),
      insurer.as('insurer'),
      sql<number>`count(*)`.as('cases'),
      sumOf('c.billed_fen').as('billedFen'),
    ])
    .groupBy(['month', 'insurer'])
    .orderBy('month')
    .orderBy('insurer')
    .execute()

/** One by one, without names or diagnoses: a number that both sides know is enough to ask about it. */
export const largeCases = (db: Db, span: Span, leastFen: number) =>
  ofInsurers(db, span)
    .where(isSettled)
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
    .select([month.as('month'), insurer.as('insurer')])
    .orderBy('c.payable_fen', 'desc')
    .orderBy('c.id')
    .limit(5_000)
    .execute()
export type LargeCase = Awaited<ReturnType<typeof largeCases>>[number]
