import { useState } from 'react'
import { currentLocation } from '#platform/navigation/history.ts'
import { useQueryParams } from '#platform/navigation/page.ts'

export type MessageTab = 1 | 2
export type ReadFilter = 1 | 2

interface MessageLocation {
  tab: MessageTab
  filter: ReadFilter
}

const atStart: MessageLocation = { tab: 1, filter: 1 }
let last: MessageLocation = atStart

/** Restores the tab and filter when the member returns from a notice's target. */
export function useMessageLocation() {
  const requestedTab = useQueryParams()['tab']
  const [location, setLocation] = useState<MessageLocation>(() => {
    if (currentLocation().direction === 'back') return last
    return { ...atStart, tab: requestedTab === '2' ? 2 : 1 }
  })
  const move = (changes: Partial<MessageLocation>) => {
    last = { ...location, ...changes }
    setLocation(last)
  }
  return {
    ...location,
    toTab: (tab: MessageTab) => move({ tab }),
    toFilter: (filter: ReadFilter) => move({ filter }),
  }
}
