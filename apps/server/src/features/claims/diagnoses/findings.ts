import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { diagnosisNamed, diagnosisOfCode } from './table.ts'

/** Codes as a handler chose them, kept as one text. */
export const codesKept = (codes: readonly string[]): string => codes.join(' ')
export const codesRead = (kept: string | null): string[] => (kept ?? '').split(' ').filter(Boolean)

const between = /[、，,；;。\n]+/

/**
 * What was found, for the rule. What a handler coded stands in place of the member's words; of these a code is known
 * where they are exactly a name of the table: nothing is guessed from a part.
 */
export function findingsOf(words: string | null, coded: string | null): Diagnosis[] {
  const codes = codesRead(coded)
  if (codes.length > 0) return codes.map((code) => ({ code, name: diagnosisOfCode(code)?.name ?? code }))
  return (words ?? '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((name) => ({ code: diagnosisNamed(name)?.code ?? null, name }))
}
