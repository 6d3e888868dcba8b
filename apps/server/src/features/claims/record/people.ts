import { certificateLabel } from '@yf/domain/certificate'
import { ageOn, shanghaiDay } from '@yf/domain/dates'
import { relationLabel } from '@yf/domain/relations'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { decryptedFamily, type DecryptedMember } from '#features/family/public.ts'
import { decryptedPerson, type DecryptedPerson } from '#features/identity/public.ts'
import type { CaseRow } from './own-case.ts'
import { casePhoneRow } from './encrypted.ts'

/** The dependencies for reading a person, in calls and jobs alike. */
export type PersonDeps = Pick<Services, 'cipher' | 'clock'> & { readonly db: Db }

/** With full numbers, for documents and partners; unknown fields are empty. */
export interface ClaimPerson {
  readonly name: string
  /** Relation to the applicant: 本人, 子女 … */
  readonly relation: string
  /** 身份证, 护照 … */
  readonly certificateKind: string
  readonly certificateNo: string
  readonly phone: string
  readonly isMinor: boolean
}

const ofAge = 18

export async function applicantOf(
  { db, cipher, clock }: PersonDeps,
  accountId: string,
): Promise<ClaimPerson> {
  const person = await decryptedPerson(db, cipher, accountId)
  if (!person) throw new Error('a case without its applicant')
  return personOf(person, 'self', shanghaiDay(clock.now()))
}

/** A family member who was removed since keeps the name under which the case was made. */
export async function insuredOf(
  ctx: PersonDeps,
  row: Pick<CaseRow, 'account_id' | 'family_id' | 'insured_name'>,
): Promise<ClaimPerson> {
  if (row.family_id === null) return applicantOf(ctx, row.account_id)
  const family = await decryptedFamily(ctx.db, ctx.cipher, row.account_id)
  const member = family.find(({ id }) => id === row.family_id)
  if (member) return personOf(member, member.relation, shanghaiDay(ctx.clock.now()))
  return { ...unknownPerson, name: row.insured_name, relation: relationLabel('') }
}

/** The address given for this case, otherwise the account's. */
export async function phoneOfCase(
  { db, cipher }: PersonDeps,
  row: Pick<CaseRow, 'account_id' | 'id' | 'phone_encrypted'>,
): Promise<string> {
  if (row.phone_encrypted) return cipher.open(row.phone_encrypted, casePhoneRow(row.id))
  return (await decryptedPerson(db, cipher, row.account_id))?.phone ?? ''
}

const unknownPerson = { certificateKind: '', certificateNo: '', phone: '', isMinor: false }

const personOf = (
  person: DecryptedPerson | DecryptedMember,
  relation: DecryptedMember['relation'] | 'self',
  today: string,
): ClaimPerson => ({
  name: person.name,
  relation: relationLabel(relation),
  certificateKind: person.certificateKind ? certificateLabel(person.certificateKind) : '',
  certificateNo: person.certificateNumber ?? '',
  phone: person.phone ?? '',
  isMinor: person.birth !== null && ageOn(person.birth, today) < ofAge,
})
