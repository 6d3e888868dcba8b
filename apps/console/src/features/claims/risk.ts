import type { CaseState } from '@yf/domain/claim-case'
import { fromMoment } from '@yf/domain/dates'
import type { Tone } from '#ui/tone.ts'

export const riskOf = (risk: number): { word: string; tone: Tone } => {
  if (risk >= 60) return { word: '高', tone: 'error' }
  if (risk >= 30) return { word: '中', tone: 'warning' }
  return { word: '低', tone: 'default' }
}

const hour = 3_600_000

/** Submitted and undecided: the member is waiting. */
export const isOpen = (state: CaseState): boolean => (state >= 1 && state <= 4) || state === 10

/** How long a case has been waiting, in the largest useful unit. */
export function waitedSince(moment: string | null, now: number): string {
  if (moment === null) return '—'
  const waited = Math.max(now - fromMoment(moment).getTime(), 0)
  if (waited < hour) return `${Math.floor(waited / 60_000)}分钟`
  if (waited < 48 * hour) return `${Math.floor(waited / hour)}小时`
  return `${Math.floor(waited / (24 * hour))}天`
}

const tones: Readonly<Record<CaseState, Tone>> = {
  0: 'default',
  1: 'processing',
  2: 'processing',
  3: 'warning',
  4: 'processing',
  5: 'success',
  6: 'success',
  7: 'error',
  8: 'default',
  9: 'default',
  10: 'warning',
}

export const toneOfState = (state: CaseState): Tone => tones[state]
