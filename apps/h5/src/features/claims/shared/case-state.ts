import { caseStates } from '@yf/domain/claim-case'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { dayText } from '@yf/domain/date-words'
import type { Tone } from '#ui/chip/chip.tsx'

const tones: Readonly<Record<number, Tone>> = {
  [caseStates.draft]: 'neutral',
  [caseStates.submitted]: 'info',
  [caseStates.reviewing]: 'info',
  [caseStates.supplementing]: 'warning',
  [caseStates.adjudicating]: 'info',
  [caseStates.paying]: 'info',
  [caseStates.paid]: 'success',
  [caseStates.rejected]: 'danger',
  [caseStates.appealed]: 'info',
}

export const caseTone = (state: number): Tone => tones[state] ?? 'neutral'

/** Somebody is at work on it, or waits for the person: it may change while one looks. */
export const isRunning = (state: number): boolean =>
  (state >= caseStates.submitted && state <= caseStates.paying) || state === caseStates.appealed

/** The sum is worked out and stands. */
export const isDecided = (state: number): boolean =>
  state >= caseStates.paying && state <= caseStates.rejected

export const visitName = (visit: VisitType | null): string => (visit ? visitTypes[visit] : '')

export { dayText, momentText } from '@yf/domain/date-words'

/** One day, or from one to another. */
export function visitDays(start: string | null, end: string | null): string {
  if (!start) return ''
  return end && end !== start ? `${dayText(start)}至${dayText(end)}` : dayText(start)
}

/** 中国农业银行 **** **** **** 0094: where a line is too short, the number goes to the next one whole. */
export const cardText = (card: { bankName: string; maskedNo: string } | null): string | null =>
  card && `${card.bankName} ${card.maskedNo.replaceAll(' ', '\u00a0')}`
