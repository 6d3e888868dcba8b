import styles from './stock-left.module.css'

interface Props {
  left: number
  stock: number
  perPerson: number
  takenByMe: number
}

/** Stock as a bar, and as text what is left in total and for this member. */
export const StockLeft = ({ left, stock, perPerson, takenByMe }: Props) => (
  <div className={styles.left}>
    <span className={styles.bar} aria-hidden>
      <span className={styles.gone} style={{ width: `${Math.round(((stock - left) / stock) * 100)}%` }} />
    </span>
    <span className={styles.text}>
      {left === 0 ? '已领完' : `剩 ${left} 张`}
      {` · 每人限 ${perPerson} 张${takenByMe > 0 ? `，已领 ${takenByMe} 张` : ''}`}
    </span>
  </div>
)
