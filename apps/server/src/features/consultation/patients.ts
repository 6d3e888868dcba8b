import { ageOn, shanghaiDay } from '@yf/domain/dates'
import type { Gender } from '@yf/domain/gender'
import type { CallContext, Caller } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Clock } from '#platform/clock.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { linkedFamily, type Membership } from '#features/company/public.ts'
import { findRight, type UsableRight } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { accountOf } from '#features/identity/public.ts'
import { patientRow } from './encrypted.ts'
import { openContent, encryptContent } from '#platform/crypto/subject-content.ts'

export interface Patient {
  /** The person's own id, or that of a family member. */
  readonly familyId: string
  readonly isSelf: boolean
  readonly name: string
  readonly gender: Gender
  readonly birth: string | null
}

/** The caller, or a family member without an account: those with an account start consultations themselves. */
export async function patientOf(
  { db, cipher, caller }: CallContext & { readonly caller: Caller },
  familyId: string,
): Promise<Patient | RefusedCall<'notFound' | 'patientHasAccount'>> {
  const { accountId } = caller
  if (familyId === accountId) {
    const self = await accountOf(db, accountId)
    return self ? { ...self, familyId, isSelf: true } : refuse('notFound')
  }
  const member = (await decryptedFamily(db, cipher, accountId)).find(({ id }) => id === familyId)
  if (!member) return refuse('notFound')
  if ((await linkedFamily(db, accountId)).has(familyId)) return refuse('patientHasAccount')
  const { name, birth, gender } = member
  return { familyId, isSelf: false, name, birth, gender }
}

export const ageOf = (birth: string | null, clock: Clock): number | null =>
  birth === null ? null : ageOn(birth, shanghaiDay(clock.now()))

/**
 * The entitlement that the company gave for this patient. A company that does not show doctor equity gives none
 * (specification §4).
 */
export async function rightFor(
  db: Db,
  { showsEquity, isFamily, companyId, benefitsOf }: Membership,
  { isSelf, familyId }: Patient,
  now: Date,
): Promise<UsableRight | null> {
  // Entitlements of a family member come from the holder and cover nobody else.
  if (!showsEquity || (isFamily && !isSelf)) return null
  const { accountId } = benefitsOf
  const holder = { companyId, accountId, familyId: isSelf ? benefitsOf.familyId : familyId }
  return findRight(db, { ...holder, supplier: 'JINLI' }, now)
}

interface PatientDetails {
  /** Null: never stated. */
  readonly allergies: readonly string[] | null
  readonly labelIds: readonly string[]
}

export async function patientDetails(
  ctx: SubjectKeyDeps,
  accountId: string,
  familyId: string,
): Promise<PatientDetails> {
  const row = await ctx.db
    .selectFrom('consultation_patient')
    .selectAll()
    .where((patient) => patient.and({ account_id: accountId, family_id: familyId }))
    .executeTakeFirst()
  if (!row) return { allergies: null, labelIds: [] }
  const key = await existingSubjectKey(ctx, accountId)
  const read = (column: 'allergies_encrypted' | 'labels_encrypted') =>
    openContent<string[]>(key, row[column], patientRow(familyId, column))
  return { allergies: read('allergies_encrypted'), labelIds: read('labels_encrypted') ?? [] }
}

/** Updates only the given fields. */
export async function savePatientDetails(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  accountId: string,
  familyId: string,
  { allergies, labelIds }: Partial<PatientDetails>,
): Promise<void> {
  const encrypted = (column: 'allergies_encrypted' | 'labels_encrypted', content: readonly string[]) =>
    encryptContent(ctx, accountId, patientRow(familyId, column), content)
  const changes = {
    ...(allergies ? { allergies_encrypted: await encrypted('allergies_encrypted', allergies) } : {}),
    ...(labelIds ? { labels_encrypted: await encrypted('labels_encrypted', labelIds) } : {}),
    updated_at: ctx.clock.now(),
  }
  await ctx.db
    .insertInto('consultation_patient')
    .values({
      account_id: accountId,
      family_id: familyId,
      allergies_encrypted: null,
      labels_encrypted: null,
      ...changes,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'family_id']).doUpdateSet(changes))
    .execute()
}
