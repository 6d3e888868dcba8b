import { formatFen } from '@yf/domain/money'
import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './points-slider.module.css'

interface Props {
  balance: number
  /** The most points that this order accepts. */
  most: number
  takes: number
  pointsPerFen: number
  onChange: (points: number) => void
}

/** The slider moves points in whole fen; one tap uses as many as possible. */
export function PointsSlider({ balance, most, takes, pointsPerFen, onChange }: Props) {
  const id = useId()
  if (most === 0)
    return <p className={styles.none}>{`可用积分 ${balance.toLocaleString('en-US')}，本单暂不可抵扣`}</p>
  const worth = formatFen(takes / pointsPerFen)
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>积分抵扣</label>
        <span className={styles.text}>
          {takes > 0 ? `用 ${takes.toLocaleString('en-US')} 积分抵 ${worth}` : '不使用'}
        </span>
      </div>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={most}
        step={pointsPerFen}
        value={takes}
        aria-valuetext={`${takes} 积分`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles.head}>
        <span
          className={styles.note}
        >{`可用 ${balance.toLocaleString('en-US')}，本单最多 ${most.toLocaleString('en-US')}`}</span>
        <Button kind="plain" onTap={() => onChange(takes === most ? 0 : most)}>
          {takes === most ? '不用积分' : '全部使用'}
        </Button>
      </div>
    </div>
  )
}
