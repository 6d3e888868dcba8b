import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { MemberFormPage } from '../parts/member-form-page.tsx'
import { MemberPage } from '../parts/member-page.tsx'
import { TiedMember } from '../parts/tied-member.tsx'
import { tieOf } from '../remove-member.ts'
import { useMember } from '../use-family.ts'

/** Without an id a member is added. */
export default function FamilyEditScreen() {
  const { id } = useQueryParams()
  return id ? <KnownMember id={id} /> : <MemberFormPage known={null} />
}

function KnownMember({ id }: { id: string }) {
  const { data: member, isPending, refetch } = useMember(id)
  if (member && member.relation !== 'self') {
    const why = tieOf(member)
    return why ? <TiedMember member={member} why={why} /> : <MemberFormPage known={member} />
  }
  return (
    <MemberPage>
      {isPending && <SkeletonCard lines={6} />}
      {!isPending && member === undefined && <ErrorState onRetry={refetch} />}
      {member !== undefined && (
        <BlankState
          title="没有找到这位家庭成员"
          note="可能已被删除"
          action={
            <Button kind="secondary" onTap={() => replaceWith('/family/index')}>
              查看家庭成员
            </Button>
          }
        />
      )}
    </MemberPage>
  )
}
