import type { Selectable } from 'kysely'
import type { EnteredYears } from '@yf/domain/holidays'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { CalendarYearTable } from './tables.ts'

export type YearRow = Selectable<CalendarYearTable>

/** All versions, the newest of each year first. */
export const enteredRows = (db: Db): Promise<YearRow[]> =>
  db
    .selectFrom('calendar_year')
    .selectAll()
    .orderBy('year')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The version of each year that applies. */
export const currentVersions = (rows: readonly YearRow[]): YearRow[] =>
  rows.filter(({ year }, at) => rows.findIndex((row) => row.year === year) === at)

export const yearsOf = (rows: readonly YearRow[]): EnteredYears =>
  Object.fromEntries(
    currentVersions(rows).map(({ year, notice, off, worked }) => [String(year), { notice, off, worked }]),
  )

export const addYear = (db: Db, row: YearRow): Promise<unknown> =>
  db
    .insertInto('calendar_year')
    .values({ ...row, off: jsonValue(row.off), worked: jsonValue(row.worked) })
    .execute()
