import type { FamilyMember } from '@yf/contract/family'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { MemberFormPage } from '../parts/member-form-page.tsx'
import { NoSuchMember } from '../parts/no-such-member.tsx'
import { TiedMember } from '../parts/tied-member.tsx'
import { tieOf } from '../remove-member.ts'
import { useMember } from '../use-family.ts'

/** Without an id, the form adds a member. */
export default function FamilyEditScreen() {
  const { id } = useQueryParams()
  return id ? <ExistingMember id={id} /> : <MemberFormPage savedMember={null} />
}

const ExistingMember = ({ id }: { id: string }) => (
  <AnsweredPage of={useMember(id)} skeleton={<SkeletonCard lines={6} />}>
    {(member) => (member && member.relation !== 'self' ? pageOf(member) : <NoSuchMember />)}
  </AnsweredPage>
)

function pageOf(member: FamilyMember) {
  const why = tieOf(member)
  // A claim requires this data: the member can add it even if the identity is locked.
  const isWhole = member.certificateNumber !== null && member.birth !== null
  return why && isWhole ? <TiedMember member={member} why={why} /> : <MemberFormPage savedMember={member} />
}
