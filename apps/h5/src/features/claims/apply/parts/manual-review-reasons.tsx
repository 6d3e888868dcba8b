import styles from './manual-review-reasons.module.css'

/** A handler reviews the claim although nothing is wrong: explains why. */
export const ManualReviewReasons = ({ reasons }: { reasons: readonly string[] }) => (
  <div className={styles.why}>
    <p className={styles.title}>为什么需要人工审核</p>
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
)
