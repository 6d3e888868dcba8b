import type { WorkCase } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { toneOfState } from '../risk.ts'
import styles from './case-history.module.css'

function Timeline({ timeline }: Pick<WorkCase, 'timeline'>) {
  return (
    <ol className={styles.timeline}>
      {timeline.map(({ state, stateName, time, actor, words }) => (
        <li key={`${time} ${state} ${words}`} className={styles.event}>
          <div className={styles.when}>
            <b>{stateName}</b>
            <span>{actor}</span>
            <time>{time}</time>
          </div>
          {words && <p>{words}</p>}
        </li>
      ))}
    </ol>
  )
}

function EarlierCases({ cases }: { cases: WorkCase['earlierCases'] }) {
  if (cases.length === 0) return <p className={styles.none}>被保险人此前没有理赔案件。</p>
  return (
    <ul className={styles.cases}>
      {cases.map((one) => (
        <li key={one.caseId} className={styles.case}>
          <a href={linkTo('/case', { id: one.caseId })}>{one.caseNo}</a>
          <Chip tone={toneOfState(one.state)}>{one.stateName}</Chip>
          <span className={styles.hospital}>{one.hospital ?? '医院未填'}</span>
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

export function CaseHistory({ work }: { work: WorkCase }) {
  return (
    <>
      <Card title="时间线">
        <Timeline timeline={work.timeline} />
      </Card>
      <Card title={`既往案件（${work.earlierCases.length}）`}>
        <EarlierCases cases={work.earlierCases} />
      </Card>
    </>
  )
}
