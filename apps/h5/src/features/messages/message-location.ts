import { useState } from 'react'
import { currentLocation } from '#platform/navigation/history.ts'
import { useQueryParams } from '#platform/navigation/page.ts'

export type Tab = 1 | 2
export type ReadFilter = 1 | 2

interface AppLocation {
  tab: Tab
  filter: ReadFilter
}

const atStart: AppLocation = { tab: 1, filter: 1 }
let last: AppLocation = atStart

/** Restores the tab and filter when the member returns from a notice's target. */
export function useMessageLocation() {
  const asked = useQueryParams()['tab']
  const [location, setLocation] = useState<AppLocation>(() => {
    if (currentLocation().direction === 'back') return last
    return { ...atStart, tab: asked === '2' ? 2 : 1 }
  })
  const move = (changes: Partial<AppLocation>) => {
    last = { ...location, ...changes }
    setLocation(last)
  }
  return {
    ...location,
    toTab: (tab: Tab) => move({ tab }),
    toFilter: (filter: ReadFilter) => move({ filter }),
  }
}
