import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { rem } from '../rem.ts'
import styles from './icon.module.css'
import { iconPaths, type IconName } from './paths.ts'

export interface IconProps {
  name: IconName
  /** In design pixels; elder mode enlarges it. */
  size?: number
  /** Given when the icon stands alone; without it the icon is hidden from screen readers. */
  label?: string
  className?: string | undefined
}

export function Icon({ name, size = 24, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      style={{ '--icon-size': rem(size) } as CSSProperties}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
