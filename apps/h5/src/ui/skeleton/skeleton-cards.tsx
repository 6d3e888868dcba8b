import styles from './skeleton-cards.module.css'
import { SkeletonCard } from './skeleton.tsx'

/** Cards below each other with the gap that they will have, each by the number of its lines. */
export const SkeletonCards = ({ lines }: { lines: readonly number[] }) => (
  <div className={styles.cards}>
    {lines.map((count, at) => (
      // Nothing else tells them apart.
      // oxlint-disable-next-line react/no-array-index-key
      <SkeletonCard key={at} lines={count} />
    ))}
  </div>
)
