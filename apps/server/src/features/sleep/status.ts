import type { ProgrammeStatus } from '@yf/domain/sleep/courses'
import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'
import { findRight, type UsableRight } from '#features/equity/public.ts'
import { supplier } from './rules.ts'
import { coursesOf, hasAnswered, type CourseRow } from './store.ts'

export const sleepRight = (
  db: Db,
  { companyId, benefitsOf }: Membership,
  now: Date,
): Promise<UsableRight | null> => findRight(db, { companyId, ...benefitsOf, supplier }, now)

export interface SleepStatus extends ProgrammeStatus {
  readonly courses: readonly CourseRow[]
  readonly right: UsableRight | null
}

/** The values that decide which product may be begun. */
export async function sleepStatusOf(
  db: Db,
  membership: Membership,
  accountId: string,
  now: Date,
): Promise<SleepStatus> {
  const courses = await coursesOf(db, accountId)
  const right = await sleepRight(db, membership, now)
  return {
    courses,
    right,
    hasRight: right !== null,
    isAssessed: await hasAnswered(db, accountId, 'ISI'),
  }
}
