import styles from './stock-left.module.css'

interface Props {
  left: number
  stock: number
  perPerson: number
  takenByMe: number
}

/** How much is gone as a bar, and in words what is left for everybody and for this person. */
export const StockLeft = ({ left, stock, perPerson, takenByMe }: Props) => (
  <div className={styles.left}>
    <span className={styles.bar} aria-hidden>
      <span className={styles.gone} style={{ width: `${Math.round(((stock - left) / stock) * 100)}%` }} />
    </span>
    <span className={styles.words}>
      {left === 0 ? '已领完' : `剩 ${left} 张`}
      {` · 每人限 ${perPerson} 张${takenByMe > 0 ? `，已领 ${takenByMe} 张` : ''}`}
    </span>
  </div>
)
