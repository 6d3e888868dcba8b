import { addDays, isDay, startOfDay } from '@yf/domain/dates'
import { badInput, type BadInput } from '#platform/call/outcome.ts'

/**
 * The end of a page: moment and id of its last row. The next page starts there, even if rows were added at the front.
 */
export interface PageMark {
  readonly at: Date
  readonly id: string
}

export function markOf(after: string | undefined): PageMark | null {
  if (after === undefined) return null
  const [at = '', id = ''] = after.split('.')
  return { at: new Date(Number(at)), id }
}

/** Reads one row more than requested to know whether there is another page. */
export function keysetPage<Row>(rows: readonly Row[], pageSize: number, markAt: (row: Row) => PageMark) {
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  if (last === undefined || rows.length <= pageSize) return { shown, next: null }
  const { at, id } = markAt(last)
  return { shown, next: `${at.getTime()}.${id}` }
}

interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export function dayFault(days: DayRange): BadInput | null {
  for (const field of ['from', 'to'] as const) {
    const day = days[field]
    if (day !== undefined && !isDay(day)) return badInput(field, '日期不存在')
  }
  return null
}

/** Whole days, including the last one. */
export const spanOf = ({ from, to }: DayRange): { since: Date | null; until: Date | null } => ({
  since: from ? startOfDay(from) : null,
  until: to ? startOfDay(addDays(to, 1)) : null,
})
