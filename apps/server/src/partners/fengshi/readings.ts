import type {
  FengshiBrand,
  FengshiCity,
  FengshiDay,
  FengshiInstitution,
  FengshiPackage,
  FengshiReport,
  FengshiOrderStatus,
  FengshiStatus,
  FengshiValue,
} from '@yf/partner-contract/fengshi'
import { isDay } from '@yf/domain/dates'
import type { MeasuredValue } from '@yf/domain/exam/judge'
import type {
  Brand,
  City,
  DeliveredReport,
  ExamPackage,
  Institution,
  OpenDay,
  ExamOrderStatus,
} from '../exams/port.ts'

/** Maps the data of an answer to our types; undefined when they are invalid. */
export type ReadData<Answer> = (data: unknown) => Answer | undefined

type UncheckedFields<T> = Partial<Readonly<Record<keyof T, unknown>>>

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, most) : ''
const code = (value: unknown): string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,32}$/.test(value) ? value : ''
const count = (value: unknown): number => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0)
const figure = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** Lists are limited to a readable length, and rows without an identifier are dropped. */
const listOf =
  <Row>(most: number, read: (row: Readonly<Record<string, unknown>>) => Row | null): ReadData<Row[]> =>
  (data) => {
    if (!Array.isArray(data)) return undefined
    const rows: readonly unknown[] = data
    return rows
      .slice(0, most)
      .flatMap((row) =>
        typeof row === 'object' && row !== null ? (read(row as Record<string, unknown>) ?? []) : [],
      )
  }

export const readCities: ReadData<City[]> = listOf(500, (row: UncheckedFields<FengshiCity>) => {
  const of = code(row.cityCode)
  return of ? { code: of, name: text(row.cityName, 20), institutions: count(row.institutionCount) } : null
})

export const readBrands: ReadData<Brand[]> = listOf(200, (row: UncheckedFields<FengshiBrand>) => {
  const of = code(row.brandCode)
  if (!of) return null
  const institutions = count(row.institutionCount)
  return { code: of, name: text(row.brandName, 40), summary: text(row.intro, 100), institutions }
})

export const readInstitutions: ReadData<Institution[]> = listOf(
  500,
  (row: UncheckedFields<FengshiInstitution>) => {
    const [of, longitude, latitude] = [code(row.institutionCode), figure(row.lng), figure(row.lat)]
    if (!of || longitude === null || latitude === null) return null
    return {
      code: of,
      name: text(row.institutionName, 60),
      brandName: text(row.brandName, 40),
      address: text(row.address, 120),
      phone: text(row.tel, 20),
      hours: text(row.openHours, 40),
      longitude,
      latitude,
    }
  },
)

export const readPackages: ReadData<ExamPackage[]> = listOf(50, (row: UncheckedFields<FengshiPackage>) => {
  const of = code(row.mealCode)
  const items = listOf(200, ({ group, name, meaning }) => ({
    group: text(group, 20),
    name: text(name, 40),
    meaning: text(meaning, 100),
  }))(row.items)
  if (!of || !items) return null
  return {
    code: of,
    name: text(row.mealName, 40),
    summary: text(row.intro, 100),
    forWhom: text(row.suits, 60),
    minutes: count(row.minutes),
    items,
  }
})

/** Drops days of a month other than the requested one. */
export const readDays = (month: string): ReadData<OpenDay[]> =>
  listOf(31, (row: UncheckedFields<FengshiDay>) => {
    const day = text(row.date, 10)
    if (!isDay(day) || !day.startsWith(month)) return null
    const total = count(row.total)
    return { day, total, left: Math.min(count(row.left), total) }
  })

const states: Readonly<Record<FengshiStatus, ExamOrderStatus['state']>> = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
}

/** The status of an order other than the requested one is ignored. */
export const readOrderStatus =
  (expectedNo: string): ReadData<ExamOrderStatus> =>
  (data) => {
    const { orderNo, status, reason } = (data ?? {}) as UncheckedFields<FengshiOrderStatus>
    const state = typeof status === 'string' ? states[status as FengshiStatus] : undefined
    return orderNo === expectedNo && state ? { state, reason: text(reason, 100) } : undefined
  }

const readValues = listOf(500, (row: UncheckedFields<FengshiValue>): MeasuredValue | null => {
  const of = code(row.itemCode)
  if (!of) return null
  const value = figure(row.value)
  return {
    code: of,
    name: text(row.itemName, 40),
    value,
    text: text(row.text, 200) || (value === null ? '' : String(value)),
    unit: text(row.unit, 20),
    low: figure(row.refLow),
    high: figure(row.refHigh),
    isMarked: row.abnormal === true,
  }
})

export const readReport =
  (expectedNo: string): ReadData<DeliveredReport> =>
  (data) => {
    const { reportNo, orderNo, date, conclusion, values, pdfBase64 } = (data ??
      {}) as UncheckedFields<FengshiReport>
    const read = readValues(values)
    const day = text(date, 10)
    const pdf = Buffer.from(typeof pdfBase64 === 'string' ? pdfBase64 : '', 'base64')
    if (reportNo !== expectedNo || typeof orderNo !== 'string' || !read || !isDay(day)) return undefined
    // Otherwise content that is not a PDF would be stored and opened as one.
    if (pdf.subarray(0, 5).toString() !== '%PDF-') return undefined
    return { orderNo, day, conclusion: text(conclusion, 1000), values: read, pdf }
  }
