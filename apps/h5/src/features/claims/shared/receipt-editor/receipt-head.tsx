import { useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './receipt-head.module.css'

/** 第 2 张，共 3 张 */
export interface PositionInClaim {
  readonly at: number
  readonly of: number
}

interface Props {
  picture: HTMLImageElement | null
  position: PositionInClaim
}

/** The whole document above its fields; a tap enlarges it. */
export function ReceiptHead({ picture, position: { at, of } }: Props) {
  const [isLarge, setLarge] = useState(false)
  return (
    <figure className={styles.head}>
      {picture && (
        <button
          type="button"
          className={classNames(base.tap, styles.paper, isLarge && styles.large)}
          aria-label={isLarge ? '缩小票据图片' : '放大票据图片'}
          onClick={() => setLarge(!isLarge)}
        >
          <img className={styles.picture} src={picture.src} alt="票据图片" />
        </button>
      )}
      <figcaption className={styles.place}>
        {`第 ${at} 张，共 ${of} 张`}
        {picture && <span>{isLarge ? '，点图片缩小' : '，点图片放大'}</span>}
      </figcaption>
    </figure>
  )
}
