import { addDays } from './dates.ts'

/**
 * 春节, 端午 and 中秋 by the observatory's calendar. They are listed instead of computed: the lunar calendar of
 * `Intl` puts the new moons shortly before midnight of 2027 and 2030 on the wrong day, and with them the 春节 of both
 * years.
 */
const lunar = `
  2024 02-10 06-10 09-17
  2025 01-29 05-31 10-06
  2026 02-17 06-19 09-25
  2027 02-06 06-09 09-15
  2028 01-26 05-28 10-03
  2029 02-13 06-16 09-22
  2030 02-03 06-05 09-12
  2031 01-23 06-24 10-01
  2032 02-11 06-12 09-19
  2033 01-31 06-01 09-08
  2034 02-19 06-20 09-27
  2035 02-08 06-10 09-16
  2036 01-28 05-30 10-04
  2037 02-15 06-18 09-24
  2038 02-04 06-07 09-13
  2039 01-24 05-27 10-02
  2040 02-12 06-14 09-20
  2041 02-01 06-03 09-10
  2042 01-22 06-22 09-28
  2043 02-10 06-11 09-17
  2044 01-30 05-31 10-05
  2045 02-17 06-19 09-25
  2046 02-06 06-08 09-15
  2047 01-26 05-29 10-04
  2048 02-14 06-15 09-22
  2049 02-02 06-04 09-11
  2050 01-23 06-23 09-30
`

/** Undefined for a year that is not in the table. */
function festivalsOf(year: number): string[] | undefined {
  const row = lunar.split('\n').find((line) => line.trim().startsWith(`${year} `))
  return row
    ?.trim()
    .split(' ')
    .slice(1)
    .map((day) => `${year}-${day}`)
}

/**
 * The statutory holidays (全国年节及纪念日放假办法 as of 2025: thirteen days), used until the year's own arrangement
 * is published. Make-up workdays and substitute days are unknown before. For years beyond the table: only holidays of
 * the solar calendar.
 */
export function statutoryDays(year: number): string[] {
  const festivals = festivalsOf(year)
  const days = new Set([
    `${year}-01-01`,
    clearBrightness(year),
    `${year}-05-01`,
    `${year}-05-02`,
    `${year}-10-01`,
    `${year}-10-02`,
    `${year}-10-03`,
    ...(festivals ? daysOf(festivals) : []),
  ])
  const ordered = [...days]
  ordered.sort()
  return ordered
}

/** From the last day of the old lunar year to the third of the new one. */
const aroundNewYear = [-1, 0, 1, 2]

/** The first of a year's festivals is 春节. */
const daysOf = (festivals: readonly string[]): string[] =>
  festivals.flatMap((day, at) => (at === 0 ? aroundNewYear.map((after) => addDays(day, after)) : [day]))

/** 清明, by the usual rule for this century. */
function clearBrightness(year: number): string {
  const short = year % 100
  const day = Math.floor(short * 0.2422 + 4.81) - Math.floor(short / 4)
  return `${year}-04-0${day}`
}
