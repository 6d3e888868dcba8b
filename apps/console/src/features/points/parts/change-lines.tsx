import styles from './rules.module.css'

export const ChangeLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.changes}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
