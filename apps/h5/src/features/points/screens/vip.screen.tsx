import type { Member } from '@yf/contract/points'
import { pointsCalls } from '@yf/contract/points'
import { useState } from 'react'
import { RunningActivities } from '#features/activities/shared/running-activities.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { ComingRules } from '../parts/coming-rules.tsx'
import { LevelCard } from '../parts/level-card.tsx'
import { SignInCalendar } from '../parts/sign-in-calendar.tsx'
import { Statement } from '../parts/statement.tsx'
import { TaskList } from '../parts/task-list.tsx'
import { anew, useMember } from '../use-member.ts'
import styles from './vip.module.css'

const tabs = [
  { value: 'member', label: '我的会员' },
  { value: 'statement', label: '积分明细' },
] as const

/** The level with its benefits and growth, and the points statement. */
export default function VipScreen() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('member')
  const { member, setMonth, signIn, makeUp } = useMember()
  return (
    <Page>
      <Answered of={member} skeleton={<SkeletonCard lines={8} />}>
        {(data) => (
          <div className={styles.sections}>
            <LevelCard member={data} />
            <Balance />
            <Tabs label="会员中心" items={tabs} value={tab} onChange={setTab} />
            {tab === 'member' ? (
              <>
                <SignInCalendar
                  calendar={data.calendar}
                  rewards={data.signIn.rewards}
                  onMonth={setMonth}
                  onSignIn={signIn}
                  onMakeUp={makeUp}
                />
                <TaskList />
                <RunningActivities />
                <Levels member={data} />
                <ComingRules coming={data.coming} />
              </>
            ) : (
              <Statement today={data.calendar.today} />
            )}
          </div>
        )}
      </Answered>
    </Page>
  )
}

function Balance() {
  const { companyId } = useCompany()
  const score = useQueryOf(pointsCalls.myScore, { companyId }, anew).data
  return (
    <p className={styles.balance}>
      <strong>{score?.balance.toLocaleString('zh-CN') ?? '--'}</strong>
      <span>可用积分</span>
      {score && score.expiringSoon > 0 && <em>{`${score.expiringSoon} 积分将于年底到期`}</em>}
    </p>
  )
}

const Levels = ({ member: { levels, level } }: { member: Member }) => (
  <Card title="等级权益">
    <ol className={styles.levels}>
      {levels.map(({ no, name, from, benefits }) => (
        <li key={no} aria-current={no === level.no ? 'true' : undefined}>
          <strong>{`V${no} ${name}`}</strong>
          <span>{`累计 ${from.toLocaleString('zh-CN')} 积分`}</span>
          <span>{benefits.join('，')}</span>
        </li>
      ))}
    </ol>
  </Card>
)
