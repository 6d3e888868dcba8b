import { formatFen } from '@yf/domain/money'
import { classNames } from '#ui/class-names.ts'
import styles from './money.module.css'

export interface MoneyProps {
  fen: number
  /** `inherit` takes the size of the text around it. */
  size?: 'inherit' | 'number' | 'hero'
  /** A plus before what comes in. */
  sign?: boolean
  /** Struck through: the price before. */
  former?: boolean
}

export function Money({ fen, size = 'inherit', sign = false, former = false }: MoneyProps) {
  const text = formatFen(fen, { sign })
  const Tag = former ? 's' : 'span'
  if (size === 'inherit') return <Tag className={styles.money}>{text}</Tag>
  const cut = text.indexOf('¥') + 1
  return (
    <Tag className={classNames(styles.money, styles[size])}>
      <span className={styles.mark}>{text.slice(0, cut)}</span>
      {text.slice(cut)}
    </Tag>
  )
}
