import { addDays, isDay, startOfDay } from '@yf/domain/dates'
import { badInput, type BadInput } from '#platform/call/outcome.ts'

/** Where a page ended: moment and id of its last row. Pages go on from there, however much is added at the front. */
export interface Mark {
  readonly at: Date
  readonly id: string
}

export function markOf(after: string | undefined): Mark | null {
  if (after === undefined) return null
  const [at = '', id = ''] = after.split('.')
  return { at: new Date(Number(at)), id }
}

/** One row more than the page was asked for says that there is another page. */
export function keysetPage<Row>(rows: readonly Row[], pageSize: number, markAt: (row: Row) => Mark) {
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  if (last === undefined || rows.length <= pageSize) return { shown, next: null }
  const { at, id } = markAt(last)
  return { shown, next: `${at.getTime()}.${id}` }
}

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export function dayFault(days: Days): BadInput | null {
  for (const field of ['from', 'to'] as const) {
    const day = days[field]
    if (day !== undefined && !isDay(day)) return badInput(field, '日期不存在')
  }
  return null
}

/** Of whole days, the last one included. */
export const spanOf = ({ from, to }: Days): { since: Date | null; until: Date | null } => ({
  since: from ? startOfDay(from) : null,
  until: to ? startOfDay(addDays(to, 1)) : null,
})
