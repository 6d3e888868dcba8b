/** A year as entered by staff; rows are never changed. */
export interface CalendarYearTable {
  id: string
  year: number
  notice: string
  off: readonly (readonly [string, string])[]
  worked: readonly string[]
  staff_id: string
  staff_name: string
  at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    calendar_year: CalendarYearTable
  }
}
