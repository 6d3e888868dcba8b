import { useId } from 'react'
import styles from './watermark.module.css'

/** A photo of the screen also shows who was logged in. */
export function Watermark({ text }: { text: string }) {
  const id = useId()
  return (
    <svg className={styles.watermark} aria-hidden data-watermark={text}>
      <defs>
        <pattern
          id={id}
          width="230"
          height="130"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <text x="12" y="52" className={styles.dark}>
            {text}
          </text>
          <text x="126" y="116" className={styles.light}>
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
