import { isDay } from '@yf/domain/dates'
import { parseYuan } from '@yf/domain/money'
import type { AskedInvoice, InvoiceWord, IssuedInvoice } from './port.ts'

/** The format in which both issuers write a date and a sum. */
export const dayOnPaper = (day: string): string => day.replaceAll('-', '')
export const yuanOnPaper = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

export function dayFromPaper(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const day = text.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3')
  return isDay(day) ? day : null
}
export const fenFromPaper = (text: unknown): number | null =>
  typeof text === 'string' ? parseYuan(text) : null
export const nameFromPaper = (text: unknown): string | null =>
  typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 100) : null

/** A valid invoice is real only if its sum equals the requested one. */
export const wordOn = (asked: AskedInvoice, issued: IssuedInvoice, isVoided: boolean): InvoiceWord => {
  if (isVoided) return { kind: 'voided', issued }
  return { kind: issued.billedFen === asked.billedFen ? 'real' : 'otherSum', issued }
}
