/** A handler's verdict on a diagnosis under a policy; it is stored for the insured person. */
export const diagnosisVerdicts = {
  excluded: '除外',
  doubtful: '存疑',
} as const
export type DiagnosisVerdict = keyof typeof diagnosisVerdicts

const isCategoryOf = (category: string, code: string): boolean => code.startsWith(`${category}.`)

/** The same code, or one is the category of the other (J06 and J06.9). */
export const isSameDiagnosis = (one: string, other: string): boolean =>
  one === other || isCategoryOf(one, other) || isCategoryOf(other, one)
