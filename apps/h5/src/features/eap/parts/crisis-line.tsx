import { crisisLine } from '@yf/domain/counselling'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './crisis-line.module.css'

const emergencies = [
  { number: '120', name: '急救' },
  { number: '110', name: '报警' },
] as const

/** On every page of the area: whoever cannot wait for an appointment needs none. */
export const CrisisLine = () => (
  <aside className={styles.line} aria-label="紧急求助">
    <a className={styles.call} href={`tel:${crisisLine}`}>
      <Icon name="phone" size={18} />
      <span>
        心理援助热线 <strong className={styles.number}>{crisisLine}</strong>，24小时
      </span>
    </a>
    <p className={styles.danger}>
      生命有危险时请拨打
      {emergencies.map(({ number, name }) => (
        <a key={number} className={styles.urgent} href={`tel:${number}`} aria-label={`拨打${number}${name}`}>
          {number}
        </a>
      ))}
    </p>
  </aside>
)
