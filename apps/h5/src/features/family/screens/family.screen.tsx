import { familyRefusals } from '@yf/contract/refusals/family'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { familyLimits } from '@yf/domain/family'
import { Answered } from '#platform/http/answered.tsx'
import { prefetchCalls } from '#platform/http/prefetch-calls.ts'
import { say } from '#platform/http/feedback.ts'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { MemberCard } from '../parts/member-card.tsx'
import { removeMember } from '../remove-member.ts'
import { useFamily } from '../use-family.ts'
import styles from './family.module.css'

function add(count: number): void {
  if (count >= familyLimits.all) say(familyRefusals.familyFull.message)
  else go('/family/edit')
}

export const first = (): void => prefetchCalls(familyCalls.list, {})

export default function FamilyScreen() {
  const family = useFamily()
  const others = family.data?.filter(({ relation }) => relation !== 'self') ?? []
  return (
    <Page
      actions={
        family.data && (
          <Button block icon="plus" onTap={() => add(others.length)}>
            添加家庭成员
          </Button>
        )
      }
    >
      <Answered of={family} skeleton={<SkeletonCards lines={[3, 3]} />}>
        {(everybody) => (
          <PullToRefresh onRefresh={family.refetch}>
            <Members family={everybody} />
            {others.length === 0 ? (
              <EmptyOf
                kind="family"
                title="还没有家庭成员"
                note="添加后，可以为家人预约体检、查看保障和申请理赔"
              />
            ) : (
              <p className={styles.note}>{`已添加 ${others.length} 位，最多 ${familyLimits.all} 位`}</p>
            )}
          </PullToRefresh>
        )}
      </Answered>
    </Page>
  )
}

function Members({ family }: { family: readonly FamilyMember[] }) {
  return (
    <ul className={styles.list}>
      {family.map((member) =>
        member.relation === 'self' ? (
          <MemberCard key={member.id} member={member} onEdit={() => go('/family/editSelf')} />
        ) : (
          <MemberCard
            key={member.id}
            member={member}
            onEdit={() => go('/family/edit', { query: { id: member.id } })}
            onRemove={() => removeMember(member)}
          />
        ),
      )}
    </ul>
  )
}
