import type { SickNote } from '@yf/contract/consultation-shapes'
import { shortDayText } from '@yf/domain/near-days'
import { addDays } from '@yf/domain/dates'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './cards.module.css'

/** 11月16日至11月18日, or a single day. */
const daysText = ({ fromDay, days }: SickNote): string =>
  days === 1 ? shortDayText(fromDay) : `${shortDayText(fromDay)}至${shortDayText(addDays(fromDay, days - 1))}`

export function SickNoteCard({ note }: { note: SickNote }) {
  return (
    <article className={styles.card} aria-label="病假建议">
      <header className={styles.head}>
        <Icon name="doc" size={20} className={styles.icon} />
        <h2 className={styles.title}>病假建议</h2>
        <span className={styles.days}>{`${note.days}天`}</span>
      </header>
      <p className={styles.fact}>{`诊断：${note.diagnosis}`}</p>
      <p className={styles.fact}>{`建议休息：${daysText(note)}`}</p>
      {note.words && <p className={styles.fact}>{note.words}</p>}
    </article>
  )
}
