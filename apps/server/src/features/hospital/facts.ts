import { tidyHospital } from '@yf/domain/adjudication'
import type { Hospital, HospitalGrade } from '@yf/domain/adjudication/terms'
import type { Db } from '#platform/db/handle.ts'

const grades: readonly [begins: string, grade: HospitalGrade][] = [
  ['三级', 'tertiary'],
  ['二级', 'secondary'],
  ['一级', 'primary'],
  ['其他', 'clinic'],
]

export const gradeOf = (grade: string): HospitalGrade | null =>
  grades.find(([begins]) => grade.startsWith(begins))?.[1] ?? null

export interface KnownHospital extends Hospital {
  /** All names of it in the directory. */
  readonly names: readonly string[]
}

/**
 * The directory's entries for hospitals with these names, by name or alias; a name without an entry is returned
 * alone.
 */
export async function hospitalFacts(
  db: Db,
  names: readonly string[],
): Promise<(name: string) => KnownHospital> {
  const known = new Map<string, KnownHospital>()
  if (names.length > 0) {
    const rows = await db.selectFrom('hospital').select(['name', 'aliases', 'grade', 'is_public']).execute()
    for (const { name, aliases, grade, is_public } of rows) {
      const all = [name, ...aliases.split('、').filter(Boolean)]
      const facts = { name, names: all, grade: gradeOf(grade), isPublic: is_public }
      for (const one of all) known.set(tidyHospital(one), facts)
    }
  }
  return (name) => ({
    ...(known.get(tidyHospital(name)) ?? { names: [name], grade: null, isPublic: null }),
    name,
  })
}
