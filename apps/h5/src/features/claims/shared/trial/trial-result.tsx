import type { RemainingCover, Trial } from '@yf/contract/claims-trial'
import { formatFen } from '@yf/domain/money'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Facts, type Fact } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Falls } from '../falls.tsx'
import styles from './trial.module.css'

interface Props {
  trial: Trial
  onAgain: () => void
}

export function TrialResult({ trial, onAgain }: Props) {
  const { payableFen, line, standing: liabilityUsage, doubts } = trial
  const top = useRef<HTMLDivElement>(null)
  // The form may be scrolled to its end: scrolls back up to the amount.
  useEffect(() => top.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <div ref={top} className={styles.result}>
      <p className={styles.label}>预计可赔</p>
      <p className={styles.sum} role="status">
        <Money fen={payableFen} size="hero" />
      </p>
      {doubts.map((text) => (
        <NoticeBar key={text} tone="warning">
          {text}
        </NoticeBar>
      ))}
      <Falls of={line} />
      <p className={styles.reason}>{line.reason}</p>
      {liabilityUsage && (
        <section aria-label="保障使用情况">
          <h3 className={styles.heading}>{`${liabilityUsage.liabilityName} · 本保单年度`}</h3>
          <Facts rows={liabilityUsageFacts(liabilityUsage)} />
        </section>
      )}
      <p className={styles.note}>
        按今天就诊、您的保单和已理赔的情况计算，没有考虑诊断是否属于除外责任；最终以审核结果为准。
      </p>
      <Button block kind="secondary" onTap={onAgain}>
        重新计算
      </Button>
    </div>
  )
}

const usedAndLeft = (used: number, left: number) => `已用 ${formatFen(used)}，还剩 ${formatFen(left)}`

const liabilityUsageFacts = (liabilityUsage: RemainingCover): Fact[] => [
  {
    label: '免赔额',
    value:
      liabilityUsage.deductibleFen === 0
        ? '无免赔额'
        : `${formatFen(liabilityUsage.deductibleFen)}，${usedAndLeft(liabilityUsage.deductibleUsedFen, liabilityUsage.deductibleLeftFen)}`,
  },
  {
    label: '年度限额',
    value: `${formatFen(liabilityUsage.yearlyFen)}，${usedAndLeft(liabilityUsage.usedFen, liabilityUsage.leftFen)}`,
  },
  { label: '单次限额', value: liabilityUsage.visitFen === null ? null : formatFen(liabilityUsage.visitFen) },
]
