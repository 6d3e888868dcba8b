import { shanghaiDay } from '@yf/domain/dates'
import type { Relation } from '@yf/domain/relations'
import type { Membership } from '#features/company/public.ts'
import { claimPolicies, type ClaimPolicy } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { decryptedPerson } from '#features/identity/public.ts'
import { canBeClaimedOn, noCover } from './coverage.ts'
import type { PersonDeps } from '../people.ts'

/** Why somebody cannot claim, with advice on what to do. `isClaimPolicy` is 0 if the reason is not the policy. */
export interface ClaimRefusal {
  readonly isClaimPolicy: 0 | 1 | 2 | 3
  readonly message: string
}

/** Somebody for whom the caller may claim in a company, or the reason why not. */
export interface Claimant {
  /** null: the caller */
  readonly familyId: string | null
  readonly name: string
  readonly relation: Relation | 'self'
  readonly birth: string | null
  /** Unmasked: mask it before returning it. */
  readonly certificateNumber: string | null
  readonly phone: string | null
  /** Policies that accept a claim today. */
  readonly policies: readonly ClaimPolicy[]
  readonly refusal: ClaimRefusal | null
}

/** The caller first. A family member's account claims only for itself. */
export async function claimantsOf(
  ctx: PersonDeps,
  accountId: string,
  membership: Membership,
): Promise<Claimant[]> {
  const { db, cipher, clock } = ctx
  const today = shanghaiDay(clock.now())
  const [self, family, policies] = await Promise.all([
    decryptedPerson(db, cipher, accountId),
    membership.isFamily ? [] : decryptedFamily(db, cipher, accountId),
    claimPolicies(db, membership, today),
  ])
  if (!self) return []
  const own = policies.filter(({ familyId }) => membership.isFamily || familyId === null)
  const claimant = (
    person: Omit<Claimant, 'policies' | 'refusal'>,
    theirs: readonly ClaimPolicy[],
  ): Claimant => ({
    ...person,
    policies: theirs.filter((policy) => canBeClaimedOn(policy, today)),
    refusal: unbound(self.certificateNumber, person) ?? noCover(theirs, whoIs(person), today),
  })
  return [
    claimant({ familyId: null, relation: 'self', ...self }, own),
    ...family.map(({ id, ...member }) =>
      claimant(
        { ...member, familyId: id },
        policies.filter(({ familyId }) => familyId === id),
      ),
    ),
  ]
}

export const whoIs = ({ familyId, name }: Pick<Claimant, 'familyId' | 'name'>) =>
  familyId === null ? '您' : name

function unbound(
  own: string | null,
  { familyId, name, certificateNumber }: Pick<Claimant, 'familyId' | 'name' | 'certificateNumber'>,
): ClaimRefusal | null {
  if (own === null)
    return { isClaimPolicy: 0, message: '您还没有绑定证件，请先到“设置 > 证件号”绑定后再申请理赔' }
  if (familyId !== null && certificateNumber === null)
    return { isClaimPolicy: 0, message: `${name}还没有登记证件，请先到“家庭成员”补充证件号后再申请理赔` }
  return null
}
