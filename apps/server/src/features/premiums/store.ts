import { firstDayOf, monthOf } from '@yf/domain/months'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { PremiumLineTable, PremiumStatementTable } from './tables.ts'

export type Statement = Selectable<PremiumStatementTable>
export type StatementKey = Pick<Statement, 'company_id' | 'id'>
export type Line = Selectable<PremiumLineTable>

export const statementById = (db: Db, { company_id, id }: StatementKey): Promise<Statement | undefined> =>
  db
    .selectFrom('premium_statement')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
    .executeTakeFirst()

/** Two workers, or two people, take turns. */
export const lockStatement = (tx: Db, { company_id, id }: StatementKey): Promise<Statement | undefined> =>
  tx
    .selectFrom('premium_statement')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
    .forUpdate()
    .executeTakeFirst()

/** Newest month first. */
export const statementsOfContracts = async (
  db: Db,
  companyId: string,
  contractIds: readonly string[],
): Promise<Pick<Statement, 'id' | 'contract_id' | 'month' | 'state'>[]> =>
  contractIds.length === 0
    ? []
    : db
        .selectFrom('premium_statement')
        .select(['id', 'contract_id', 'month', 'state'])
        .where('company_id', '=', companyId)
        .where('contract_id', 'in', contractIds)
        .orderBy('month', 'desc')
        .execute()

export const addStatementRow = (tx: Db, row: Insertable<PremiumStatementTable>) =>
  tx
    .insertInto('premium_statement')
    .values({ ...row, by_class: jsonValue(row.by_class), by_change: jsonValue(row.by_change) })
    .execute()

export const changeStatement = (
  tx: Db,
  { company_id, id }: StatementKey,
  changes: Updateable<PremiumStatementTable>,
) =>
  tx
    .updateTable('premium_statement')
    .set({
      ...changes,
      ...(changes.by_class && { by_class: jsonValue(changes.by_class) }),
      ...(changes.by_change && { by_change: jsonValue(changes.by_change) }),
    })
    .where((row) => row.and({ company_id, id }))
    .execute()

export const removeLines = (tx: Db, { company_id, id }: StatementKey) =>
  tx
    .deleteFrom('premium_line')
    .where((row) => row.and({ company_id, statement_id: id }))
    .execute()

export const removeStatement = (tx: Db, { company_id, id }: StatementKey) =>
  tx
    .deleteFrom('premium_statement')
    .where((row) => row.and({ company_id, id }))
    .execute()

export interface Charged {
  readonly fen: number
  /** The line of the statement of the month before. */
  readonly last: Line | null
}

/** What earlier statements of the contract charged to these people. All of them are issued, because one at a time is open. */
export async function chargedTo(
  db: Db,
  { company_id, id, contract_id }: Pick<Statement, 'company_id' | 'id' | 'contract_id'>,
  previousId: string | null,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Charged>> {
  if (personIds.length === 0) return new Map()
  const ofPeople = () =>
    db.selectFrom('premium_line').where('company_id', '=', company_id).where('person_id', 'in', personIds)
  const sums = await ofPeople()
    .select([
      'person_id',
      ({ eb, fn }) => fn.sum<string>(eb('premium_fen', '+', eb.ref('correction_fen'))).as('fen'),
    ])
    .where('contract_id', '=', contract_id)
    .where('statement_id', '<>', id)
    .groupBy('person_id')
    .execute()
  const last =
    previousId === null ? [] : await ofPeople().selectAll().where('statement_id', '=', previousId).execute()
  const lastOf = new Map(last.map((line) => [line.person_id, line]))
  return new Map(
    sums.map(({ person_id, fen }) => [person_id, { fen: Number(fen), last: lastOf.get(person_id) ?? null }]),
  )
}

export const linesOf = (db: Db, { company_id, id }: StatementKey) =>
  db
    .selectFrom('premium_line')
    .selectAll()
    .where((row) => row.and({ company_id, statement_id: id }))

/** All lines, page by page in the order of the people. */
export async function* everyLine(db: Db, key: StatementKey, perPage: number): AsyncGenerator<Line[]> {
  let after: string | null = null
  for (;;) {
    let query = linesOf(db, key)
    if (after !== null) query = query.where('person_id', '>', after)
    const rows: Line[] = await query.orderBy('person_id').limit(perPage).execute()
    if (rows.length > 0) yield rows
    if (rows.length < perPage) return
    after = rows.at(-1)!.person_id
  }
}

export const monthOfStatement = ({ month }: Pick<Statement, 'month'>): string => monthOf(month)
export const monthColumn = (month: string): string => firstDayOf(month)
