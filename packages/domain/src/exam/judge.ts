import type { Gender } from '../gender.ts'
import { indicators, type ExamGroup, type Range } from './indicators.ts'

/** The examined person. */
export interface ExaminedPerson {
  readonly gender: Gender
  readonly age: number
}

/** A value as the partner delivers it. */
export interface MeasuredValue {
  readonly code: string
  /** The laboratory's own name, for indicators that we do not know. */
  readonly name: string
  /** Null where the finding is text. */
  readonly value: number | null
  readonly text: string
  readonly unit: string
  /** The laboratory's own range; null where it gives none. */
  readonly low: number | null
  readonly high: number | null
  /** The laboratory marked it. */
  readonly isMarked: boolean
}

export type MeasureLevel = 'normal' | 'low' | 'high' | 'found'

export interface JudgedValue {
  readonly code: string
  readonly name: string
  readonly group: ExamGroup
  readonly value: number | null
  readonly text: string
  readonly unit: string
  readonly low: number | null
  readonly high: number | null
  readonly level: MeasureLevel
  readonly meaning: string | null
  readonly advice: string | null
}

export function rangeFor(ranges: readonly Range[], { gender, age }: ExaminedPerson): Range | null {
  return (
    ranges.find(
      (range) =>
        (range.gender === undefined || range.gender === gender) &&
        (range.toAge === undefined || age <= range.toAge),
    ) ?? null
  )
}

const unknown = '该项目超出参考范围，请向体检机构或医生了解含义'

/** Rates a value and explains it. The laboratory's range takes precedence: it knows its own method. */
export function judge(measured: MeasuredValue, who: ExaminedPerson): JudgedValue {
  const indicator = indicators[measured.code]
  const hasOwn = measured.low !== null || measured.high !== null
  // Our range is in our unit and would be wrong for a number in another one.
  const ours = indicator && indicator.unit === measured.unit ? rangeFor(indicator.ranges, who) : null
  const { low, high } = hasOwn ? measured : (ours ?? { low: null, high: null })
  const level = levelOf(measured, low, high)
  const text = level === 'low' ? indicator?.low : level === 'high' ? indicator?.high : undefined
  return {
    code: measured.code,
    name: indicator?.name ?? measured.name,
    group: indicator?.group ?? 'picture',
    value: measured.value,
    text: measured.text,
    unit: measured.unit,
    low,
    high,
    level,
    meaning: level === 'normal' ? null : (text ?? (level === 'found' ? measured.text : unknown)),
    advice: level === 'normal' ? null : (indicator?.advice ?? null),
  }
}

function levelOf({ value, isMarked }: MeasuredValue, low: number | null, high: number | null): MeasureLevel {
  if (value === null) return isMarked ? 'found' : 'normal'
  if (low !== null && value < low) return 'low'
  if (high !== null && value > high) return 'high'
  return isMarked && low === null && high === null ? 'found' : 'normal'
}

export const isAbnormal = ({ level }: Pick<JudgedValue, 'level'>): boolean => level !== 'normal'
