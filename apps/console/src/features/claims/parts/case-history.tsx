import type { WorkCase } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, Timeline } from 'antd'
import { memo } from 'react'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Section } from '#ui/section/section.tsx'
import { toneOfState } from '../risk.ts'
import styles from './case-history.module.css'

const eventsOf = ({ timeline }: Pick<WorkCase, 'timeline'>) =>
  timeline.map(({ state, stateName, time, actor, words }) => ({
    key: `${time} ${state} ${words}`,
    content: (
      <>
        <div className={styles.when}>
          <b>{stateName}</b>
          <span>{actor}</span>
          <time>{time}</time>
        </div>
        {words && <p className={styles.text}>{words}</p>}
      </>
    ),
  }))

interface EarlierProps {
  cases: WorkCase['earlierCases']
  /** The current applicant: the same insured person may have claims in another account. */
  applicantName: string
}

function EarlierCases({ cases, applicantName }: EarlierProps) {
  if (cases.length === 0) return <p className={styles.none}>被保险人此前没有理赔案件。</p>
  return (
    <ul className={styles.cases}>
      {cases.map((one) => (
        <li key={one.caseId} className={styles.case}>
          <a href={linkTo('/case', { id: one.caseId })}>{one.caseNo}</a>
          <Tag color={toneOfState(one.state)}>{one.stateName}</Tag>
          <span className={styles.hospital}>{one.hospital ?? '医院未填'}</span>
          {one.applicantName !== applicantName && <Tag>{one.applicantName}申请</Tag>}
          <span className={styles.money}>
            {formatFen(one.billedFen)}
            {one.payableFen !== null && ` → ${formatFen(one.payableFen)}`}
          </span>
          <time>{(one.submitTime ?? one.createTime).slice(0, 10)}</time>
        </li>
      ))}
    </ul>
  )
}

export const CaseHistory = memo(function CaseHistory({ work }: { work: WorkCase }) {
  return (
    <>
      <Section title="时间线">
        <Timeline className={styles.timeline} items={eventsOf(work)} />
      </Section>
      <Section title={`被保险人既往案件（${work.earlierCases.length}）`}>
        <EarlierCases cases={work.earlierCases} applicantName={work.applicantName} />
      </Section>
    </>
  )
})
