import { equityCalls, type UserEquity } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { useState } from 'react'
import { equityOf, type MemberPolicy } from '../shared/equity.ts'
import { momentNow, useEquity, useFamily } from '../shared/use-equity.ts'
import { Answered } from '#platform/http/answered.tsx'
import { prefetchCalls, type PrefetchContext } from '#platform/http/prefetch-calls.ts'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { MemberSegments } from '../shared/member-segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { HouseholdCover } from '../parts/household-cover.tsx'
import { PolicyRow } from '../parts/policy-row.tsx'
import styles from './insurance.module.css'

type PolicyGroup = 'running' | 'upcoming' | 'ended'

const policyGroups: { value: PolicyGroup; label: string; empty: string }[] = [
  { value: 'running', label: '保障中', empty: '没有保障中的保单' },
  { value: 'upcoming', label: '未生效', empty: '没有等待生效的保单' },
  { value: 'ended', label: '已终止', empty: '没有已终止的保单' },
]

const groupOf = (policy: MemberPolicy): PolicyGroup =>
  policy.useful ? 'running' : policy.status === 1 ? 'upcoming' : 'ended'

export function first({ companyId }: PrefetchContext): void {
  prefetchCalls(equityCalls.mine, { companyId })
  prefetchCalls(familyCalls.list, {})
}

export default function InsuranceScreen() {
  const both = combineQueries(useEquity(), useFamily())
  return (
    <Page
      extra={
        <Button kind="plain" size="small" onTap={() => go('/bxserver')}>
          保险服务
        </Button>
      }
    >
      <Answered of={both} skeleton={<Waiting />}>
        {([equity, family]) => (
          <>
            {equity.insureEquityList.length > 0 && <HouseholdCover />}
            <Policies equity={equity} family={family} />
          </>
        )}
      </Answered>
    </Page>
  )
}

function Policies({ equity, family }: { equity: UserEquity; family: readonly FamilyMember[] }) {
  const [group, setShelf] = useState<PolicyGroup>('running')
  const [chosen, setChosen] = useState<string>()
  const member = family.find(({ id }) => id === chosen) ?? family[0]
  const now = momentNow()
  const policies = member ? equityOf(equity, member, now).policies : []
  const policiesShown = policies.filter((policy) => groupOf(policy) === group)
  const groupTexts = policyGroups.find(({ value }) => value === group)
  return (
    <>
      <Tabs label="保单状态" items={policyGroups} value={group} onChange={setShelf} />
      <MemberSegments family={family} value={member?.id ?? ''} onChange={setChosen} />
      {policiesShown.length === 0 ? (
        <EmptyOf kind="policies" title={groupTexts?.empty} note="企业为您或家人投保后会显示在这里" />
      ) : (
        <ul className={styles.list} aria-label="保单">
          {policiesShown.map((policy) => (
            <li key={policy.id}>
              <PolicyRow
                policy={policy}
                today={now.day}
                onTap={() => go('/insurance/detail', { query: { id: policy.id } })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Waiting = () => (
  <div className={styles.list}>
    <SkeletonCard lines={3} />
    <SkeletonCard lines={3} />
  </div>
)
