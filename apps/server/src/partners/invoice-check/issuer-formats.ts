import { isDay } from '@yf/domain/dates'
import { parseYuan } from '@yf/domain/parse-yuan'
import type { QueriedInvoice, InvoiceWord, IssuedInvoice } from './port.ts'

/** The format in which both issuers write a date and a sum. */
export const compactDay = (day: string): string => day.replaceAll('-', '')

export function dayFromText(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const day = text.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3')
  return isDay(day) ? day : null
}
export const fenFromText = (text: unknown): number | null =>
  typeof text === 'string' ? parseYuan(text) : null
export const nameFromText = (text: unknown): string | null =>
  typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 100) : null

/** A valid invoice is real only if its sum equals the requested one. */
export const wordOn = (queried: QueriedInvoice, issued: IssuedInvoice, isVoided: boolean): InvoiceWord => {
  if (isVoided) return { kind: 'voided', issued }
  return { kind: issued.billedFen === queried.billedFen ? 'real' : 'otherSum', issued }
}
