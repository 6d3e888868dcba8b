import styles from './skeleton-cards.module.css'
import { SkeletonCard } from './skeleton.tsx'

/** Stacked cards with their final gap, each by its number of lines. */
export const SkeletonCards = ({ lines }: { lines: readonly number[] }) => (
  <div className={styles.cards}>
    {lines.map((count, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- they have no other key
      <SkeletonCard key={at} lines={count} />
    ))}
  </div>
)
