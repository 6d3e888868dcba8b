import { longestImportCell, mostImportColumns } from '@yf/domain/sheet-import'
import { isWorkbookBounded } from './workbook-size.ts'

export class UnreadableSheet extends Error {}

export interface SheetRow {
  /** As the spreadsheet numbers it: the header is line 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Chinese office software saves CSV in GBK as often as in UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

const pad = (part: number): string => String(part).padStart(2, '0')

/** More digits than a number of a spreadsheet keeps: the last ones are lost. */
const lostDigits = 1e15
export const lostNumber = '\u{fffd}'

/** As the cell shows it: a date as a day, a phone number without decimals. Of a formula the value it had. */
function textOf(value: unknown): string {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return lostNumber
    return `${value.getUTCFullYear()}-${pad(value.getUTCMonth() + 1)}-${pad(value.getUTCDate())}`
  }
  if (typeof value === 'number')
    return Math.abs(value) >= lostDigits || !Number.isFinite(value) ? lostNumber : String(value)
  // One character more than is allowed, so that the check finds it.
  return typeof value === 'string' ? value.trim().slice(0, longestImportCell + 1) : ''
}

const zipStart = Buffer.from('PK')
const isWorkbook = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 2)).equals(zipStart)
/** Web pages with the ending .xls come from older office systems. */
const otherTexts = /^(?:\u{feff})?\s*(?:<|%PDF|\{\\rtf)/u
/** Neither a workbook nor text with commas. */
const isNoTable = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4096).includes(0) || otherTexts.test(new TextDecoder().decode(bytes.subarray(0, 64)))

async function* rawRows(bytes: Uint8Array): AsyncGenerator<{ at: number; values: readonly unknown[] }> {
  if (isWorkbook(bytes)) {
    if (!isWorkbookBounded(bytes)) throw new UnreadableSheet()
    const { streamXlsxRows } = await import('hucre/xlsx')
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) yield { at: index, values }
    return
  }
  if (isNoTable(bytes)) throw new UnreadableSheet()
  const { streamCsvRows } = await import('hucre/csv')
  let at = 0
  for (const values of streamCsvRows(decoded(bytes), { skipEmptyRows: false })) yield { at: at++, values }
}

/** The rows of the first sheet, one at a time; empty lines are skipped. */
export async function* readRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  try {
    for await (const { at, values } of rawRows(bytes)) {
      const cells = values.slice(0, mostImportColumns).map(textOf)
      if (cells.some((text) => text !== '')) yield { line: at + 1, cells }
    }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('', { cause: error })
  }
}
