import type { ExamMember } from '@yf/contract/exam-shapes'
import { relationLabel } from '@yf/domain/relations'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'
import type { UsableRight } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { decryptedPerson } from '#features/identity/public.ts'
import { toQuotaDto, rightsOf } from '../quota.ts'
import { largest } from '../rules.ts'

export type ExamReadDeps = Pick<Services, 'cipher' | 'clock'> & { readonly db: Db }

/** A person for whom the caller may apply, with the remaining budget. */
export interface ExamPerson {
  readonly familyId: string | null
  readonly name: string
  readonly relation: string
  readonly rights: readonly UsableRight[]
}

/** The caller first. A family member's account applies for itself alone. */
export async function examinedOf(
  ctx: ExamReadDeps,
  accountId: string,
  membership: Membership,
): Promise<ExamPerson[]> {
  const { db, cipher } = ctx
  const [self, family] = await Promise.all([
    decryptedPerson(db, cipher, accountId),
    membership.isFamily ? [] : decryptedFamily(db, cipher, accountId),
  ])
  if (!self) return []
  const people = [
    { familyId: null, name: self.name, relation: relationLabel('self') },
    ...family.map(({ id, name, relation }) => ({ familyId: id, name, relation: relationLabel(relation) })),
  ]
  return Promise.all(
    people.map(async (person) => ({ ...person, rights: await rightsOf(ctx, membership, person.familyId) })),
  )
}

export const toMemberDto = ({ familyId, name, relation, rights }: ExamPerson): ExamMember => {
  const most = largest(rights)
  return { familyId, name, relation, quota: most ? toQuotaDto(most) : null }
}
