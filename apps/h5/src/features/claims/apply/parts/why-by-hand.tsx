import styles from './why-by-hand.module.css'

/** A person looks at it, and nothing is wrong with that: why, in words. */
export const WhyByHand = ({ reasons }: { reasons: readonly string[] }) => (
  <div className={styles.why}>
    <p className={styles.title}>为什么需要人工审核</p>
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
)
