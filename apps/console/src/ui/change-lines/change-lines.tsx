import styles from './change-lines.module.css'

/** The changes against the previous version, one line each. */
export const ChangeLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
