import styles from './change-lines.module.css'

/** What is other than before, a line for each thing. */
export const ChangeLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
