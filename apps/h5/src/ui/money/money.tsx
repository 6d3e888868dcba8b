import { formatFen } from '@yf/domain/money'
import { classNames } from '#ui/class-names.ts'
import styles from './money.module.css'

export interface MoneyProps {
  fen: number
  /** `inherit` uses the size of the surrounding text. */
  size?: 'inherit' | 'number' | 'hero'
  /** A plus sign before incoming amounts. */
  sign?: boolean
  /** Struck through: the previous price. */
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
