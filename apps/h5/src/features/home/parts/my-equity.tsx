import { memo, useDeferredValue } from 'react'
import { ErrorState } from '#ui/blank-state/blank-state.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { EquitySection } from './equity-section.tsx'
import styles from './equity-section.module.css'

/** Drawn again only when its own answers change. */
export const MyEquity = memo(() => {
  const equity = useEquity()
  const family = useFamily()
  // The longest part of the home is drawn in slices, so that a tap meanwhile is heard.
  const shown = useDeferredValue(equity.data)
  const people = useDeferredValue(family.data)
  if (equity.isError || family.isError) {
    return <ErrorState onRetry={() => Promise.all([equity.refetch(), family.refetch()])} />
  }
  if (shown && people) return <EquitySection equity={shown} family={people} />
  return (
    <>
      <h2 className={styles.heading}>我的权益</h2>
      <div className={styles.lists}>
        <SkeletonCard lines={4} />
        <SkeletonCard lines={4} />
      </div>
    </>
  )
})
