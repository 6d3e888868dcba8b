import { type CaseState, caseStates } from '@yf/domain/claim-case'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { dayText } from '@yf/domain/date-text'
import type { ChipTone } from '#ui/chip/chip.tsx'

const tones: Readonly<Record<CaseState, ChipTone>> = {
  [caseStates.draft]: 'neutral',
  [caseStates.submitted]: 'info',
  [caseStates.reviewing]: 'info',
  [caseStates.supplementing]: 'warning',
  [caseStates.adjudicating]: 'info',
  [caseStates.paying]: 'info',
  [caseStates.paid]: 'success',
  [caseStates.rejected]: 'danger',
  [caseStates.cancelled]: 'neutral',
  [caseStates.withdrawn]: 'neutral',
  [caseStates.appealed]: 'info',
}

export const caseTone = (state: CaseState): ChipTone => tones[state]

/** Staff work on it or wait for the member, so it may change while it is shown. */
export const isRunning = (state: CaseState): boolean =>
  (state >= caseStates.submitted && state <= caseStates.paying) || state === caseStates.appealed

/** The amount is decided. */
export const isDecided = (state: CaseState): boolean =>
  state >= caseStates.paying && state <= caseStates.rejected

export const visitName = (visit: VisitType | null): string => (visit ? visitTypes[visit] : '')

export { dayText, momentText } from '@yf/domain/date-text'

/** One date, or a range. */
export function visitDays(start: string | null, end: string | null): string {
  if (!start) return ''
  return end && end !== start ? `${dayText(start)}至${dayText(end)}` : dayText(start)
}

/** 中国农业银行 **** **** **** 0094: where a line is too short, the whole number wraps. */
export const cardText = (card: { bankName: string; maskedNo: string } | null): string | null =>
  card && `${card.bankName} ${card.maskedNo.replaceAll(' ', '\u00a0')}`
