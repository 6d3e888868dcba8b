import type { SleepResult } from '@yf/contract/sleep'
import type { Tone } from '#ui/chip/chip.tsx'

/** In a word that fits a chip in large letters too; the band's whole title stands with the result. */
export const wordOf: Readonly<Record<SleepResult['level'], string>> = {
  good: '良好',
  mild: '轻度',
  moderate: '中度',
  severe: '重度',
}

/** The band's own colour; its word stands beside it. */
export const toneOf: Readonly<Record<SleepResult['level'], Tone>> = {
  good: 'success',
  mild: 'info',
  moderate: 'warning',
  severe: 'danger',
}
