import { memo, useDeferredValue, useEffect } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { EquitySection } from './equity-section.tsx'
import styles from './equity-section.module.css'

const skeleton = (
  <>
    <h2 className={styles.heading}>我的权益</h2>
    <div className={styles.lists}>
      <SkeletonCard lines={4} />
      <SkeletonCard lines={4} />
    </div>
  </>
)

/** Paints the head before the cards only at the start: on a return a skeleton would flash. */
let isStart = true

/** Re-renders only when its own queries change. */
export const MyEquity = memo(() => {
  const equity = useEquity()
  useEffect(() => {
    isStart = false
  }, [])
  const family = useFamily()
  // Renders the longest part of the home page in slices, so that taps stay responsive.
  const cards = { ...equity, data: useDeferredValue(equity.data, isStart ? undefined : equity.data) }
  const people = { ...family, data: useDeferredValue(family.data) }
  return (
    <Answered of={combineQueries(cards, people)} skeleton={skeleton}>
      {([mine, everybody]) => <EquitySection equity={mine} family={everybody} />}
    </Answered>
  )
})
