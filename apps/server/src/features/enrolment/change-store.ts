import { kindsOfGroup, type CoverChangeGroup } from '@yf/domain/cover-changes'
import type { CoverEventKind } from '@yf/domain/cover'
import { startOfDay } from '@yf/domain/dates'
import { addMonths, firstDayOf } from '@yf/domain/months'
import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

export interface ChangesKey {
  readonly companyId: string
  readonly contractId: string
}

const eventsOfContract = (db: Db, { companyId, contractId }: ChangesKey) =>
  db
    .selectFrom('enrolment_event as v')
    .innerJoin('enrolment as e', (join) =>
      join.onRef('e.company_id', '=', 'v.company_id').onRef('e.id', '=', 'v.enrolment_id'),
    )
    .where('e.company_id', '=', companyId)
    .where('v.company_id', '=', companyId)
    .where('e.contract_id', '=', contractId)

/** How many changes of each kind were recorded in each month. */
export const countChanges = (
  db: Db,
  key: ChangesKey,
): Promise<{ month: string; kind: CoverEventKind; count: number }[]> =>
  eventsOfContract(db, key)
    .select([
      sql<string>`to_char(v.at at time zone 'Asia/Shanghai', 'YYYY-MM')`.as('month'),
      'v.kind',
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .groupBy(['month', 'v.kind'])
    .execute()

/** The changes that were recorded in a month. They are append-only, so a month that is over stays as it is. */
export function changesOfMonth(
  db: Db,
  {
    month,
    group,
    ...key
  }: ChangesKey & { readonly month: string; readonly group?: CoverChangeGroup | undefined },
) {
  const query = eventsOfContract(db, key)
    .select([
      'v.enrolment_id',
      'v.seq',
      'v.kind',
      'v.day',
      'v.class_key',
      'v.version_no',
      'v.end_reason',
      'v.at',
      'e.person_id',
    ])
    .where('v.at', '>=', startOfDay(firstDayOf(month)))
    .where('v.at', '<', startOfDay(firstDayOf(addMonths(month, 1))))
  return group === undefined ? query : query.where('v.kind', 'in', kindsOfGroup(group))
}

export type MonthChange = Awaited<ReturnType<ReturnType<typeof changesOfMonth>['execute']>>[number]

/** All of them, page by page in the order of the covers. */
export async function* everyChange(
  db: Db,
  key: ChangesKey & { readonly month: string },
  perPage: number,
): AsyncGenerator<MonthChange[]> {
  let after: MonthChange | undefined
  for (;;) {
    let query = changesOfMonth(db, key)
    if (after) {
      const { enrolment_id, seq } = after
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('v.enrolment_id', 'v.seq'), '>', tuple(enrolment_id, seq)),
      )
    }
    const rows: MonthChange[] = await query
      .orderBy('v.enrolment_id')
      .orderBy('v.seq')
      .limit(perPage)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < perPage) return
    after = rows.at(-1)
  }
}
