import type { CSSProperties, ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { rem } from '#ui/rem.ts'
import styles from './skeleton.module.css'

const keys = (count: number) => Array.from({ length: count }, (_, index) => index)

export interface BoneProps {
  /** Design pixels, or a fraction of the width as '60%'. */
  width?: number | string
  height?: number
  round?: boolean
}

/** One grey bar or circle, to be combined into the shape of a screen. */
export function Bone({ width = '100%', height = 14, round }: BoneProps) {
  const style: CSSProperties = {
    width: typeof width === 'number' ? rem(width) : width,
    height: rem(height),
  }
  return <span className={classNames(styles.bone, round && styles.round)} style={style} />
}

/** Announces loading once, and hides the placeholders from screen readers. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <span className={base.hidden}>加载中...</span>
      <div aria-hidden>{children}</div>
    </div>
  )
}

export const SkeletonRows = ({ rows = 5 }: { rows?: number }) => (
  <Skeleton>
    <div className={styles.card}>
      {keys(rows).map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.text}>
            <Bone width="56%" height={18} />
            <Bone width="40%" />
            <Bone width="48%" />
          </div>
          <div className={styles.side}>
            <Bone width={64} height={18} />
            <Bone width={48} height={20} />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)

export const SkeletonTiles = ({ tiles = 8 }: { tiles?: number }) => (
  <Skeleton>
    <div className={styles.tiles}>
      {keys(tiles).map((tile) => (
        <div key={tile} className={styles.tile}>
          <Bone width={48} height={48} round />
          <Bone width={48} height={12} />
        </div>
      ))}
    </div>
  </Skeleton>
)

export const SkeletonCard = ({ lines = 3 }: { lines?: number }) => (
  <Skeleton>
    <div className={classNames(styles.card, styles.padded)}>
      <Bone width="36%" height={18} />
      {keys(lines).map((line) => (
        <Bone key={line} width={line === lines - 1 ? '64%' : '100%'} />
      ))}
    </div>
  </Skeleton>
)
