import { formatFen } from '@yf/domain/money'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './mall-head.module.css'

interface Props {
  balance: number
  pointsPerFen: number
  onSearch: () => void
}

/** The member's points and their value here, and a link to all products. */
export function MallHead({ balance, pointsPerFen, onSearch }: Props) {
  const worth = formatFen(Math.floor(balance / pointsPerFen))
  return (
    <div className={styles.head}>
      <button type="button" className={classNames(base.tap, styles.search)} onClick={onSearch}>
        <Icon name="search" size={18} />
        搜索商城好物
      </button>
      <p className={styles.points}>
        <Icon name="coin" size={20} />
        <span>可用积分</span>
        <strong className={styles.number}>{balance.toLocaleString('en-US')}</strong>
        <span className={styles.worth}>{`可抵 ${worth}`}</span>
      </p>
    </div>
  )
}
