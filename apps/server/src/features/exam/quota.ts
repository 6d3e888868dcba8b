import type { ExamQuota } from '@yf/contract/exam-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { examMoney } from '@yf/domain/equity'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'
import {
  findRights,
  giveBackRight,
  packageOf,
  reservedOf,
  reserveRight,
  settleRight,
  type UsableRight,
} from '#features/equity/public.ts'
import type { ExamRow } from './own-exam.ts'
import { payingRight } from './rules.ts'

type QuotaDeps = { readonly db: Db; readonly clock: Clock }

/** The remaining budget for exams: the caller's own, or a family member's. */
export function rightsOf(
  { db, clock }: QuotaDeps,
  { companyId, benefitsOf }: Membership,
  familyId: string | null,
): Promise<UsableRight[]> {
  const holder = familyId === null ? benefitsOf : { accountId: benefitsOf.accountId, familyId }
  return findRights(db, { companyId, ...holder, supplier: examMoney }, clock.now())
}

export const toQuotaDto = ({ name, total, left, startTime, endTime }: UsableRight): ExamQuota => ({
  name,
  totalFen: total,
  leftFen: left,
  since: shanghaiDay(startTime),
  until: shanghaiDay(endTime),
})

/** One business event, however often it is reported. */
const eventOf = ({ id }: Pick<ExamRow, 'id'>) => `exam/${id}`
const rightOf = ({ company_id, package_id }: ExamRow) => {
  if (package_id === null) throw new Error('a reimbursement without the package that pays for it')
  return { companyId: company_id, packageId: package_id }
}

/** The package that pays, with the amount deducted; null when none has enough. */
export async function reserveQuota(
  { db, clock }: QuotaDeps,
  exam: ExamRow,
  rights: readonly UsableRight[],
): Promise<UsableRight | null> {
  const right = payingRight(rights, exam.exam_day, exam.amount_fen)
  if (!right) return null
  const reserved = await reserveRight(db, clock, right, eventOf(exam), exam.amount_fen)
  // The balance may have changed since it was read.
  return reserved === 'reserved' ? right : null
}

export const giveQuotaBack = ({ db, clock }: QuotaDeps, exam: ExamRow) =>
  giveBackRight(db, clock, rightOf(exam), eventOf(exam))

/** The amount reserved at submission: no more can be paid. */
export const reservedFen = (db: Db, exam: ExamRow): Promise<number> =>
  reservedOf(db, rightOf(exam), eventOf(exam))

/** Deducts the approved amount and returns the rest. */
export const settleQuota = ({ db, clock }: QuotaDeps, exam: ExamRow) =>
  settleRight(db, clock, rightOf(exam), eventOf(exam), exam.approved_fen ?? exam.amount_fen)

/** The current package behind a submitted reimbursement. */
export async function quotaOf(
  db: Db,
  membership: Membership | null,
  exam: ExamRow,
): Promise<ExamQuota | null> {
  const found = membership && exam.package_id && (await packageOf(db, membership, exam.package_id))
  if (!found) return null
  return toQuotaDto({
    companyId: found.company_id,
    packageId: found.id,
    name: found.name,
    total: found.total,
    left: found.total - found.used,
    startTime: found.start_time,
    endTime: found.end_time,
  })
}
