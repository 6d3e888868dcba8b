import type { SleepResult } from '@yf/contract/sleep'
import type { Tone } from '#ui/chip/chip.tsx'

/** The band's own colour; its word stands beside it. */
export const toneOf: Readonly<Record<SleepResult['level'], Tone>> = {
  good: 'success',
  mild: 'info',
  moderate: 'warning',
  severe: 'danger',
}
