import type { SleepNight } from '@yf/contract/sleep'
import { durationText, summaryOf } from '@yf/domain/sleep/diary'
import { useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { addDays } from '@yf/domain/dates'
import { today, useDiary } from '../use-sleep.ts'
import { NightsTable } from './nights-table.tsx'
import { SleepPlot } from './sleep-plot.tsx'
import styles from './diary-card.module.css'

const spans = [
  { value: 7, label: '近1周' },
  { value: 14, label: '近2周' },
  { value: 28, label: '近4周' },
]

/** Summary of the last weeks' nights, only from the member's diary. */
export const DiaryCard = () => (
  <Card
    title="睡眠日记"
    extra={
      <Button kind="plain" size="small" onTap={() => go('/somnus', { query: { view: 'diary' } })}>
        记录或修改
      </Button>
    }
  >
    <Answered of={useDiary()} skeleton={<SkeletonCard lines={4} />}>
      {({ nights }) =>
        nights.length === 0 ? (
          <p className={styles.none}>每天早上花一分钟记下昨晚的睡眠，几天后就能看到变化。</p>
        ) : (
          <Nights nights={nights} />
        )
      }
    </Answered>
  </Card>
)

function Nights({ nights }: { nights: readonly SleepNight[] }) {
  const [days, setDays] = useState(14)
  const now = today()
  const since = addDays(now, 1 - days)
  const recentNights = nights.filter(({ day }) => day >= since)
  const summary = summaryOf(recentNights)
  return (
    <>
      <Segments label="时间范围" items={spans} value={days} onChange={setDays} />
      <SleepPlot nights={recentNights} today={now} days={days} />
      <p className={styles.legend}>
        <span className={styles.slept}>睡着</span>
        <span className={styles.bed}>在床上</span>
        <span>单位：小时</span>
      </p>
      {summary && (
        <dl className={styles.figures}>
          <div>
            <dt>平均睡眠</dt>
            <dd>{durationText(summary.slept)}</dd>
          </div>
          <div>
            <dt>入睡用时</dt>
            <dd>{durationText(summary.latency)}</dd>
          </div>
          <div>
            <dt>睡眠效率</dt>
            <dd>{`${summary.efficiency}%`}</dd>
          </div>
        </dl>
      )}
      {recentNights.length > 0 && <NightsTable nights={recentNights} />}
    </>
  )
}
