/** What a handler says of a diagnosis under a policy; it stays known for the insured person. */
export const diagnosisVerdicts = {
  excluded: '除外',
  doubtful: '存疑',
} as const
export type DiagnosisVerdict = keyof typeof diagnosisVerdicts

const categoryLength = 3

/** The same code, or one is the category of the other (J06 and J06.9). */
export const isSameDiagnosis = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short === long || (short.length === categoryLength && long.startsWith(`${short}.`))
}
