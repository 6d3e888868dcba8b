import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { diagnosisNamed, diagnosisOfCode } from './table.ts'

/** The codes that a handler chose, stored as one text. */
export const serializeCodes = (codes: readonly string[]): string => codes.join(' ')
export const parseCodes = (stored: string | null): string[] => (stored ?? '').split(' ').filter(Boolean)

const between = /[、，,；;。\n]+/

/**
 * The diagnoses for the rule. A handler's codes replace the member's description; a description is coded only if it
 * is exactly a name of the table, because a part could mislead.
 */
export function findingsOf(description: string | null, coded: string | null): Diagnosis[] {
  const codes = parseCodes(coded)
  if (codes.length > 0) return codes.map((code) => ({ code, name: diagnosisOfCode(code)?.name ?? code }))
  return (description ?? '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((name) => ({ code: diagnosisNamed(name)?.code ?? null, name }))
}
