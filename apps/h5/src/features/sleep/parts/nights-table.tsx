import type { SleepNight } from '@yf/contract/sleep'
import { durationText, qualities } from '@yf/domain/sleep/diary'
import base from '#ui/base.module.css'
import styles from './nights-table.module.css'

/** Old phones lack toReversed. */
const newestFirst = (nights: readonly SleepNight[]): SleepNight[] =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- its own list
  [...nights].reverse()

/** The plot as a table, newest first, for screen readers and exact values. */
export const NightsTable = ({ nights }: { nights: readonly SleepNight[] }) => (
  <details className={styles.details}>
    <summary className={styles.summary}>查看每晚数据</summary>
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={base.hidden}>每晚的睡眠</caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">入睡～醒来</th>
            <th scope="col">时长</th>
            <th scope="col">效率</th>
            <th scope="col">感受</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst(nights).map((night) => (
            <tr key={night.day}>
              <th scope="row">{night.day.slice(5)}</th>
              <td>{`${night.asleep}～${night.woke}`}</td>
              <td>{durationText(night.slept)}</td>
              <td>{`${night.efficiency}%`}</td>
              <td>{qualities[night.quality - 1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)
