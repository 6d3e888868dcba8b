import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { diagnosisNamed, diagnosisOfCode } from './table.ts'

/** The codes that a handler chose, stored as one text. */
export const codesKept = (codes: readonly string[]): string => codes.join(' ')
export const codesRead = (kept: string | null): string[] => (kept ?? '').split(' ').filter(Boolean)

const between = /[、，,；;。\n]+/

/**
 * The diagnoses for the rule. A handler's codes replace the member's description; a description is coded only if it
 * is exactly a name of the table, because a part could mislead.
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
