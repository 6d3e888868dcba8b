import type { highExamCalls } from '@yf/contract/high-exam'
import type { ExamRight, Examinee as ExamineeOnWire } from '@yf/contract/high-exam-shapes'
import { ageOn, shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { supplierOf } from '@yf/domain/equity'
import { missingOf } from '@yf/domain/exam/examinee'
import type { Gender, KnownGender } from '@yf/domain/gender'
import { linkedFamily, requireMembership, type Membership } from '#features/company/public.ts'
import { isUsable, packagesOf } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { accountOf, decryptedPerson } from '#features/identity/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { supplier } from './rules.ts'

/** A possible examinee with decrypted numbers: for the partner, never for a response. */
export interface Examinee {
  /** The family member; null for the caller. */
  readonly familyId: string | null
  readonly relation: string
  readonly name: string
  readonly gender: Gender
  readonly birth: string | null
  readonly certificateKind: string | null
  readonly certificateNumber: string | null
  readonly phone: string | null
  /** A person with their own account books for themselves, and only they read their report. */
  readonly hasAccount: boolean
}

/** The caller first. A family member's benefits come from the holder and cover nobody else. */
async function examineesOf(ctx: MemberContext, { isFamily }: Membership): Promise<Examinee[]> {
  const { db, cipher, caller } = ctx
  const [account, decrypted] = await Promise.all([
    accountOf(db, caller.accountId),
    decryptedPerson(db, cipher, caller.accountId),
  ])
  if (!account || !decrypted) return []
  const self = { ...decrypted, gender: account.gender, familyId: null, relation: 'self', hasAccount: false }
  if (isFamily) return [self]
  const [family, linked] = await Promise.all([
    decryptedFamily(db, cipher, caller.accountId),
    linkedFamily(db, caller.accountId),
  ])
  const others = family.map(({ id, ...member }) => ({
    ...member,
    familyId: id,
    hasAccount: linked.has(id),
  }))
  return [self, ...others]
}

/** The holder of the packages that pay for this examinee, in the format of the packages. */
export const payerOf = ({ isFamily, benefitsOf }: Membership, familyId: string | null): string | null =>
  isFamily ? benefitsOf.familyId : familyId

/** One examinee, in the format for the partner. */
export async function readyExaminee(
  ctx: MemberContext,
  membership: Membership,
  familyId: string | null,
): Promise<ReadyExaminee | RefusedCall<'notFound' | 'examineeIncomplete' | 'examineeHasAccount'>> {
  const found = (await examineesOf(ctx, membership)).find((one) => one.familyId === familyId)
  if (!found) return refuse('notFound')
  if (found.hasAccount) return refuse('examineeHasAccount')
  const missing = missingOf(found)
  if (missing.length > 0) return refuse('examineeIncomplete', `请先完善体检人的${missing.join('、')}`)
  // A child uses the parent's phone.
  const phone = found.phone ?? (await decryptedPerson(ctx.db, ctx.cipher, ctx.caller.accountId))!.phone
  return { kind: 'ready', examinee: { ...found, phone } as ReadyExaminee['examinee'] }
}

export interface ReadyExaminee {
  readonly kind: 'ready'
  readonly examinee: Omit<
    Examinee,
    'gender' | 'birth' | 'certificateKind' | 'certificateNumber' | 'phone'
  > & {
    readonly gender: KnownGender
    readonly birth: string
    readonly certificateKind: string
    readonly certificateNumber: string
    readonly phone: string
  }
}

export const quota: RunCallHandler<typeof highExamCalls.quota> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const now = ctx.clock.now()
  const [people, packages] = await Promise.all([examineesOf(ctx, membership), packagesOf(ctx.db, membership)])
  const high = packages.filter(({ supplier_code }) => supplierOf(supplier_code) === supplier)
  const rightsOf = (familyId: string | null): ExamRight[] =>
    high
      .filter(({ family_id, end_time }) => family_id === payerOf(membership, familyId) && end_time > now)
      .toSorted((one, other) => one.end_time.getTime() - other.end_time.getTime())
      .map((row) => ({
        packageId: row.id,
        name: row.name,
        summary: row.summary,
        left: row.total - row.used,
        total: row.total,
        startTime: shanghaiMoment(row.start_time),
        endTime: shanghaiMoment(row.end_time),
        isUsable: isUsable(row, now) ? 1 : 0,
      }))
  const today = shanghaiDay(now)
  return answer(
    people.map((one): ExamineeOnWire => ({
      userFamilyId: one.familyId,
      name: one.name,
      relation: one.relation,
      gender: one.gender,
      age: one.birth === null ? null : ageOn(one.birth, today),
      missing: missingOf(one),
      hasAccount: one.hasAccount ? 1 : 0,
      rights: rightsOf(one.familyId),
    })),
  )
}
