import type { SleepResult } from '@yf/contract/sleep'
import type { ChipTone } from '#ui/chip/chip.tsx'

/** Short enough for a chip in large text; the result shows the full title of the band. */
export const wordOf: Readonly<Record<SleepResult['level'], string>> = {
  good: '良好',
  mild: '轻度',
  moderate: '中度',
  severe: '重度',
}

/** The band's colour; its text is beside it. */
export const toneOf: Readonly<Record<SleepResult['level'], ChipTone>> = {
  good: 'success',
  mild: 'info',
  moderate: 'warning',
  severe: 'danger',
}
