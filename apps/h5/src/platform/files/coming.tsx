import styles from './coming.module.css'

/** Progress of a file download, from 0 to 1. */
export function Coming({ progress }: { progress: number }) {
  const percent = Math.round(progress * 100)
  const label = percent < 100 ? `正在加载 ${percent}%` : '正在打开...'
  return (
    <div className={styles.coming}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="文件加载进度"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.text}>{label}</p>
    </div>
  )
}
