import { useState } from 'react'
import { currentPlace } from '#platform/navigation/history.ts'
import { useQueryParams } from '#platform/navigation/page.ts'

export type Tab = 1 | 2
export type ReadFilter = 1 | 2

interface Place {
  tab: Tab
  filter: ReadFilter
}

const atStart: Place = { tab: 1, filter: 1 }
let last: Place = atStart

/** Restores the tab and filter when the member returns from a notice's target. */
export function useMessagePlace() {
  const asked = useQueryParams()['tab']
  const [place, setPlace] = useState<Place>(() => {
    if (currentPlace().direction === 'back') return last
    return { ...atStart, tab: asked === '2' ? 2 : 1 }
  })
  const move = (changes: Partial<Place>) => {
    last = { ...place, ...changes }
    setPlace(last)
  }
  return { ...place, toTab: (tab: Tab) => move({ tab }), toFilter: (filter: ReadFilter) => move({ filter }) }
}
