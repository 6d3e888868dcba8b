import { memo, useDeferredValue, useEffect } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { together } from '#platform/http/together.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { EquitySection } from './equity-section.tsx'
import styles from './equity-section.module.css'

const bones = (
  <>
    <h2 className={styles.heading}>我的权益</h2>
    <div className={styles.lists}>
      <SkeletonCard lines={4} />
      <SkeletonCard lines={4} />
    </div>
  </>
)

/** Only then the head is painted before the cards are: on a way back bones would flash. */
let isStart = true

/** Drawn again only when its own answers change. */
export const MyEquity = memo(() => {
  const equity = useEquity()
  useEffect(() => {
    isStart = false
  }, [])
  const family = useFamily()
  // The longest part of the home is drawn in slices, so that a tap meanwhile is heard.
  const cards = { ...equity, data: useDeferredValue(equity.data, isStart ? undefined : equity.data) }
  const people = { ...family, data: useDeferredValue(family.data) }
  return (
    <Answered of={together(cards, people)} skeleton={bones}>
      {([mine, everybody]) => <EquitySection equity={mine} family={everybody} />}
    </Answered>
  )
})
