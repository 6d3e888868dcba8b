import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { rem } from '#ui/rem.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** Its last character replaces a missing or broken picture. */
  name?: string | undefined
  src?: string | undefined
  /** In design pixels. */
  size?: number
}

export function Avatar({ name = '', src, size = 48 }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const initial = Array.from(name).pop()
  const hasPicture = Boolean(src) && src !== broken
  return (
    <span
      className={styles.avatar}
      style={{ width: rem(size), height: rem(size), fontSize: rem(size * 0.42) }}
      aria-hidden
    >
      {hasPicture && <img className={styles.picture} src={src} alt="" onError={() => setBroken(src)} />}
      {!hasPicture && (initial ?? <Icon name="user" size={size * 0.55} />)}
    </span>
  )
}
