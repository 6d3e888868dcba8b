import { sql } from 'kysely'
import { addDays, shanghaiMoment, startOfDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'

/** One statement per table, whatever the number of days. */
export async function billDays(db: Db, days: readonly string[]) {
  const [newest, oldest] = [days[0], days.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const span = [startOfDay(oldest), startOfDay(addDays(newest, 1))] as const
  const paid = await sumsByDay(db, 'incoming_payment', 'paid_at', 'paid_fen', span)
  const refunded = await sumsByDay(db, 'incoming_refund', 'done_at', 'amount_fen', span)
  const bills = await db.selectFrom('payment_bill').selectAll().where('bill_day', 'in', days).execute()
  const differing = await db
    .selectFrom('payment_difference')
    .select((row) => [
      'bill_day',
      row.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where seen_at is null)`.as('open'),
    ])
    .where('bill_day', 'in', days)
    .groupBy('bill_day')
    .execute()
  return days.map((day) => {
    const compared = bills.find(({ bill_day }) => bill_day === day)
    const differs = differing.find(({ bill_day }) => bill_day === day)
    return {
      day,
      paidCount: paid.get(day)?.count ?? 0,
      paidFen: paid.get(day)?.fen ?? 0,
      refundCount: refunded.get(day)?.count ?? 0,
      refundFen: refunded.get(day)?.fen ?? 0,
      comparedTime: compared ? shanghaiMoment(compared.compared_at) : null,
      openCount: differs?.open ?? 0,
      settledCount: (differs?.count ?? 0) - (differs?.open ?? 0),
    }
  })
}

async function sumsByDay(
  db: Db,
  table: 'incoming_payment' | 'incoming_refund',
  at: 'paid_at' | 'done_at',
  fen: 'paid_fen' | 'amount_fen',
  [from, to]: readonly [Date, Date],
): Promise<ReadonlyMap<string, { count: number; fen: number }>> {
  const { rows } = await sql<{ day: string; count: number; fen: number }>`
    select to_char(${sql.ref(at)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      count(*) as count, coalesce(sum(${sql.ref(fen)}), 0)::bigint as fen
    from ${sql.table(table)} where ${sql.ref(at)} >= ${from} and ${sql.ref(at)} < ${to}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, count, fen: sum }) => [day, { count, fen: sum }]))
}
