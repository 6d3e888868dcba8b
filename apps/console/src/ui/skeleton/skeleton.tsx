import styles from './skeleton.module.css'

/** Lines in the true shape of what is on its way. */
export function Skeleton({ lines, height = 16 }: { lines: number; height?: number }) {
  return (
    <div className={styles.skeleton} role="status" aria-label="正在加载">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} style={{ height, width: `${96 - ((index * 17) % 40)}%` }} />
      ))}
    </div>
  )
}
