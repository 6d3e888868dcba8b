import { useState } from 'react'
import { rem } from '#ui/rem.ts'
import styles from './company-logo.module.css'

export interface CompanyLogoProps {
  name: string
  src?: string | undefined
  /** In design pixels. */
  size?: number
  /** Read out if the name is not shown beside it. */
  standalone?: boolean
}

/** The company's picture, or its first character on the company's colour. */
export function CompanyLogo({ name, src, size = 40, standalone }: CompanyLogoProps) {
  const [broken, setBroken] = useState<string>()
  const hasPicture = Boolean(src) && src !== broken
  return (
    <span
      className={hasPicture ? styles.logo : styles.letter}
      style={{ width: rem(size), height: rem(size), fontSize: rem(size * 0.46) }}
      {...(standalone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {hasPicture ? (
        <img className={styles.picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  )
}
