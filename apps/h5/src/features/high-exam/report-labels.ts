import type { ExamValue } from '@yf/contract/high-exam-shapes'

const marks = { normal: '', low: ' ↓', high: ' ↑', found: '' } as const

/** 6.2 mmol/L ↑ */
export const resultText = ({ text, unit, level }: ExamValue): string =>
  `${text}${unit ? ` ${unit}` : ''}${marks[level]}`

/** 参考 3.9–6 */
export function rangeText({ low, high }: Pick<ExamValue, 'low' | 'high'>): string {
  if (low !== null && high !== null) return `参考 ${low}–${high}`
  if (high !== null) return `参考 ≤ ${high}`
  return low === null ? '' : `参考 ≥ ${low}`
}

export const levelLabels = { normal: '正常', low: '偏低', high: '偏高', found: '有发现' } as const

/** 比上次高 0.6; null if there is no earlier value or no change. */
export function changeText({ years }: Pick<ExamValue, 'years'>): string | null {
  const [before, last] = years.slice(-2)
  if (!before || !last) return null
  const by = Math.round((last.value - before.value) * 100) / 100
  if (by === 0) return '与上次相同'
  return by > 0 ? `比上次高 ${by}` : `比上次低 ${-by}`
}
