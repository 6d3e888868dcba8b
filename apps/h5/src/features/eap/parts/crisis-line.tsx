import { crisisLine } from '@yf/domain/counselling'
import styles from './crisis-line.module.css'

const lines = [
  { number: crisisLine, words: '24小时 心理援助热线' },
  { number: '120', words: '急救' },
  { number: '110', words: '报警' },
] as const

/** On every counselling page: hotlines for members who cannot wait for an appointment. */
export const CrisisLine = () => (
  <aside className={styles.lines} aria-label="紧急求助">
    {lines.map(({ number, words }) => (
      <a key={number} className={styles.line} href={`tel:${number}`}>
        <strong className={styles.number}>{number}</strong>
        <span className={styles.text}>{words}</span>
      </a>
    ))}
  </aside>
)
