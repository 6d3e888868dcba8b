import type { ReactNode } from 'react'
import base from '#ui/base.module.css'
import { useTap } from '#ui/button/use-tap.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './king-tile.module.css'
import { tintOf } from './tints.ts'

export interface KingTileProps {
  label: string
  icon: IconName
  /** A company's own picture instead of the icon. */
  picture?: string | undefined
  /** A label of one to three characters in the corner: 新, 热门. */
  corner?: string | undefined
  onTap: () => void
}

export function KingTile({ label, icon, picture, corner, onTap }: KingTileProps) {
  const tap = useTap(onTap)
  return (
    <button type="button" className={classNames(base.tap, styles.tile)} onClick={() => tap()}>
      <span className={classNames(styles.squircle, styles[`tint${tintOf(icon)}`])}>
        {picture ? <img src={picture} alt="" className={styles.picture} /> : <Icon name={icon} size={26} />}
        {corner && <span className={styles.corner}>{corner}</span>}
      </span>
      <span className={styles.label}>{label}</span>
    </button>
  )
}

export function TileGrid({ columns = 4, children }: { columns?: 3 | 4 | 5; children: ReactNode }) {
  return <div className={classNames(styles.grid, styles[`of${columns}`])}>{children}</div>
}
