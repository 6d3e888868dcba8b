/** The terms of a liability as data, and the properties of a visit that they need. */

export const hospitalGrades = {
  tertiary: '三级医院',
  secondary: '二级医院',
  primary: '一级医院',
  clinic: '诊所、门诊部',
} as const
export type HospitalGrade = keyof typeof hospitalGrades

export interface Hospital {
  readonly name: string
  /** null where the directory does not contain it */
  readonly grade: HospitalGrade | null
  readonly isPublic: boolean | null
}

export interface Diagnosis {
  /** ICD-10; null where only the text is known */
  readonly code: string | null
  readonly name: string
}

export interface BilledItem {
  readonly name: string
  readonly fen: number
  /** null where the list does not contain it */
  readonly part: 'inside' | 'outside' | null
}

/** An exclusion, by diagnosis or by treatment. */
export interface Exclusion {
  readonly name: string
  /** ICD-10 codes or ranges of them: `Z41`, `K00-K14`, `K29.3-K29.5` */
  readonly codes: readonly string[]
  /** Text that identifies it in a diagnosis, an item or the name of a department or hospital. */
  readonly words: readonly string[]
  /** Text that identifies a charged item alone: `挂号费` excludes the item and not the visit. */
  readonly items?: readonly string[]
}

export interface Terms {
  /** null covers hospitals of every grade */
  readonly grades: readonly HospitalGrade[] | null
  readonly isPublicOnly: boolean
  readonly exclusions: readonly Exclusion[]
  /** Percent of what is outside the catalogue: 0 where it is not covered, null where it is paid like the rest. */
  readonly outsideRatio: number | null
  /** Visits, or stays, covered per policy year. */
  readonly visitsPerYear: number | null
  /** Hospital days covered per policy year. */
  readonly daysPerYear: number | null
}

/** Everything is covered. */
export const openTerms: Terms = {
  grades: null,
  isPublicOnly: false,
  exclusions: [],
  outsideRatio: null,
  visitsPerYear: null,
  daysPerYear: null,
}

/**
 * Whether a code matches `Z41`, `Z41.1`, `K00-K14` or `K29.3-K29.5`: the end of a range is compared by its own
 * length, so that K14 includes K14.6.
 */
export function isUnder(code: string, rule: string): boolean {
  const own = code.trim().toUpperCase()
  const [from, to = from] = rule.toUpperCase().split('-') as [string, string?]
  return own >= from && own.slice(0, to.length) <= to
}

const names = (words: readonly string[], text: string): boolean => {
  const plain = text.normalize('NFKC')
  return words.some((word) => plain.includes(word.normalize('NFKC')))
}

/** The first exclusion that matches the diagnosis or the place. */
export const excludedVisit = (
  { exclusions }: Terms,
  { diagnoses, hospital }: { readonly diagnoses: readonly Diagnosis[]; readonly hospital: Hospital },
): Exclusion | null =>
  exclusions.find(
    ({ codes, words }) =>
      names(words, hospital.name) ||
      diagnoses.some(
        ({ code, name }) =>
          (code !== null && codes.some((rule) => isUnder(code, rule))) || names(words, name),
      ),
  ) ?? null

export const excludedItem = ({ exclusions }: Terms, { name }: BilledItem): Exclusion | null =>
  exclusions.find(({ words, items = [] }) => names([...words, ...items], name)) ?? null

/** Why these terms do not cover a hospital; null where they do, or may. */
export function hospitalRefused(
  { grades, isPublicOnly }: Terms,
  { grade, isPublic }: Hospital,
): string | null {
  if (grades !== null && grade !== null && !grades.includes(grade))
    return `保单只保障${grades.map((one) => hospitalGrades[one]).join('、')}`
  return isPublicOnly && isPublic === false ? '保单只保障公立医院' : null
}

/** Information that these terms need and that is missing. */
export function doubtsOf(
  { grades, isPublicOnly, exclusions }: Terms,
  { hospital, diagnoses }: { readonly hospital: Hospital; readonly diagnoses: readonly Diagnosis[] },
): string[] {
  const isUnknown =
    (grades !== null && hospital.grade === null) || (isPublicOnly && hospital.isPublic === null)
  const asksFindings = exclusions.some(({ codes }) => codes.length > 0)
  const isUncoded = diagnoses.some(({ code }) => code === null)
  return [
    ...(isUnknown ? [`${hospital.name || '就诊医院'}不在医院名录中，等级与性质待核对`] : []),
    ...(asksFindings && diagnoses.length === 0 ? ['没有读到诊断，是否属于除外责任待核对'] : []),
    // The case says which diagnosis it is: this text is passed on and must not name an illness.
    ...(asksFindings && isUncoded ? ['诊断没有对应的编码，是否属于除外责任待核对'] : []),
  ]
}
