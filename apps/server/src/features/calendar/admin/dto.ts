import type { CalendarYear } from '@yf/contract/calendar-admin'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { arrangementOf } from '@yf/domain/holidays'
import type { StaffContext } from '#platform/call/context.ts'
import { enteredRows, type YearRow } from '../store.ts'

const runsOf = (off: YearRow['off']) => off.map(([first, last]) => ({ first, last }))

export const toYearDto = ({ year, notice, off, worked }: YearRow) => ({
  year,
  notice,
  off: runsOf(off),
  worked: [...worked],
})

/** This year, the next and every other year that was entered. */
export async function toYearDtos({ db, clock }: Pick<StaffContext, 'db' | 'clock'>): Promise<CalendarYear[]> {
  const rows = await enteredRows(db)
  const now = Number(shanghaiDay(clock.now()).slice(0, 4))
  const years = [...new Set([now, now + 1, ...rows.map(({ year }) => year)])].toSorted((a, b) => a - b)
  return years.map((year) => {
    const entered = rows.filter((row) => row.year === year)
    const [newest] = entered
    const own = arrangementOf(year)
    return {
      year,
      isKnown: newest || own.isKnown ? (1 as const) : (0 as const),
      notice: (newest ?? own).notice,
      off: runsOf((newest ?? own).off),
      worked: [...(newest ?? own).worked],
      entered: entered.map((row) => ({
        id: row.id,
        ...toYearDto(row),
        staffName: row.staff_name,
        time: shanghaiMoment(row.at),
      })),
    }
  })
}
