import type { ReactNode } from 'react'
import base from '#ui/base.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { useTap } from '#ui/button/use-tap.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './cell.module.css'

export interface CellProps {
  label: string
  icon?: IconName
  /** A company's own picture instead of the icon. */
  picture?: string | null
  note?: ReactNode
  value?: ReactNode
  unread?: number
  tone?: 'normal' | 'danger'
  onTap?: () => void
  /** The tracking event of a tap. */
  track?: string
}

/** The label shrinks for a short value; a longer value shares the line with it. */
const isShort = (value: ReactNode) => typeof value === 'string' && value.length <= 8

/** A row of a settings or user page: label, value, and an arrow if it has a target. */
export function Cell({
  label,
  icon,
  picture,
  note,
  value,
  unread,
  tone = 'normal',
  onTap,
  track,
}: CellProps) {
  const tap = useTap(onTap)
  const content = (
    <>
      {icon && <Icon name={icon} size={22} picture={picture} />}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {value !== undefined && (
        <span className={classNames(styles.value, isShort(value) && styles.short)}>{value}</span>
      )}
      {unread ? <Badge count={unread} /> : null}
      {onTap && <Icon name="chevron-right" size={18} className={styles.arrow} />}
    </>
  )
  const look = classNames(styles.cell, tone === 'danger' && styles.danger)
  if (!onTap) return <div className={look}>{content}</div>
  return (
    <button type="button" className={classNames(base.tap, look)} onClick={() => tap()} data-track={track}>
      {content}
    </button>
  )
}
