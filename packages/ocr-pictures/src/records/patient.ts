import type { Random } from '../random.ts'
import { advice, complaints, departments, illnesses } from '../vocabulary/care.ts'
import { dayBetween, dayOf, daysLater, type CalendarDay } from '../vocabulary/dates.ts'
import { personName, staffName } from '../vocabulary/people.ts'
import { hospitalName } from '../vocabulary/places.ts'

export interface Patient {
  readonly hospital: string
  readonly name: string
  readonly sex: string
  readonly age: number
  readonly department: string
  readonly visit: string
  readonly seen: CalendarDay
  readonly left: CalendarDay
  readonly complaint: string
  readonly illness: string
  /** Null where there is only one diagnosis. */
  readonly second: string | null
  readonly advice: string
  readonly doctor: string
}

/** Content of the document given by a test. */
export interface PatientOverrides {
  readonly payer?: string
  readonly sex?: '男' | '女'
  readonly hospital?: string
  readonly day?: string
  /** Then the only diagnosis. */
  readonly illness?: string
}

export function inventPatient(random: Random, overrides: PatientOverrides = {}): Patient {
  const invented = invent(random)
  const seen = overrides.day ? dayOf(overrides.day) : invented.seen
  return {
    ...invented,
    hospital: overrides.hospital ?? invented.hospital,
    name: overrides.payer ?? invented.name,
    sex: overrides.sex ?? invented.sex,
    seen,
    ...(overrides.illness === undefined ? {} : { illness: overrides.illness, second: null }),
  }
}

/** The diagnoses, numbered where there is more than one. */
export const diagnosesOf = ({ illness, second }: Patient, gap: string): string =>
  second === null ? illness : `1.${illness}${gap}2.${second}`

/** Everything is drawn at random first, so that given content changes nothing else. */
function invent(random: Random): Patient {
  const seen = dayBetween(random, 2021, 2025)
  return {
    hospital: hospitalName(random),
    name: personName(random),
    sex: random.pick(['男', '女']),
    age: random.int(3, 86),
    department: random.pick(departments),
    visit: random.digits(random.int(7, 10)),
    seen,
    left: daysLater(seen, random.int(3, 16)),
    complaint: random.pick(complaints),
    illness: random.pick(illnesses),
    second: random.pick(illnesses),
    advice: random.pick(advice),
    doctor: staffName(random),
  }
}
