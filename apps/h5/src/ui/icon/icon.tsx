import type { CSSProperties } from 'react'
import { classNames } from '#ui/class-names.ts'
import { rem } from '#ui/rem.ts'
import styles from './icon.module.css'
import sprite from './icons.svg?url&no-inline'
import type { IconName } from './names.ts'

export interface IconProps {
  name: IconName
  /** In design pixels; elder mode enlarges it. */
  size?: number
  /** For a standalone icon; without it the icon is hidden from screen readers. */
  label?: string | undefined
  /** A company's own picture instead of the icon. */
  picture?: string | null | undefined
  className?: string | undefined
}

/**
 * Drawn from one file that the browser caches, so that shapes are neither part of the script nor parsed before the
 * first paint.
 */
export function Icon({ name, size = 24, label, picture, className }: IconProps) {
  const look = {
    className: classNames(styles.icon, className),
    style: { '--icon-size': rem(size) } as CSSProperties,
  }
  if (picture) return <img {...look} src={picture} alt={label ?? ''} />
  return (
    <svg
      {...look}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
