import type { CouponType } from '@yf/domain/coupon'
import { scopeText, thresholdText, faceText } from '@yf/domain/coupon-text'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './coupon-card.module.css'

export interface CouponCardTerms {
  readonly name: string
  readonly couponType: CouponType
  readonly reduceMoney: number
  readonly fullMoney: number | null
  readonly isForAll: 0 | 1
  readonly note: string
}

interface Props {
  coupon: CouponCardTerms
  term: string
  /** A chip beside the name. */
  state?: ReactNode
  /** Used up or expired: shown dimmed. */
  isPast?: boolean
  /** On the right: a button. */
  action?: ReactNode
  /** At the bottom: the remaining stock. */
  foot?: ReactNode
}

const everywhere = { productIds: [], categoryIds: [] }
const somewhere = { productIds: ['some'], categoryIds: [] }

/** The value in large type on the left, use and validity on the right. */
export function CouponCard({ coupon, term, state, isPast, action, foot }: Props) {
  const threshold = thresholdText(coupon.fullMoney)
  return (
    <article className={classNames(styles.card, isPast && styles.past)}>
      <div className={styles.worth}>
        <strong className={styles.face}>{faceText(coupon)}</strong>
        {threshold && <span className={styles.threshold}>{threshold}</span>}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          {coupon.name}
          {state}
        </h2>
        <p className={styles.fact}>{scopeText(coupon.isForAll === 1 ? everywhere : somewhere)}</p>
        <p className={styles.fact}>{term}</p>
        {coupon.note && <p className={styles.note}>{coupon.note}</p>}
        {foot}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
