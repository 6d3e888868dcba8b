import { currentLocation, push, replace, useNavigation, type AppLocation } from './history.ts'

/** Consecutive history entries that are left together: the steps of an application. */
export interface HistoryGroup {
  /**
   * Replaces the whole history group by a page, so that back never leads into it again. Behind it is the page before
   * the group if that is in `behind`, otherwise the first of `behind`.
   */
  leaveFor: (fullPath: string, behind: readonly [string, ...string[]]) => void
}

/** A restored browser may lack the entries recorded in its state, and then fires no event. */
const longestWay = 1000

const startIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'start' in state && typeof state.start === 'number'
    ? state.start
    : null

/** Each entry of the group stores the group's start, so that it survives a reload. */
export function historyGroupOf(isPart: (path: string) => boolean): HistoryGroup {
  let start = isPart(currentLocation().path) ? (startIn(history.state) ?? currentLocation().index) : null

  const recordLocation = ({ path, index }: AppLocation) => {
    if (start !== null && (index < start || (index === start && !isPart(path)))) start = null
    if (!isPart(path)) return
    start ??= startIn(history.state) ?? index
    history.replaceState({ index, start }, '')
  }
  recordLocation(currentLocation())
  useNavigation.subscribe(({ location }, before) => location !== before.location && recordLocation(location))

  return {
    leaveFor(fullPath, behind) {
      const first = start ?? currentLocation().index
      const before = Math.max(first - 1, 0)
      goBackTo(before, (location) => {
        if (first === 0) replace(behind[0])
        else if (location === null) return replace(fullPath)
        else if (!behind.includes(location.path)) push(behind[0])
        return push(fullPath)
      })
    },
  }
}

/**
 * Pages passed on the way are not shown: `arrived` is called before the first paint, with null if the navigation
 * fails.
 */
function goBackTo(index: number, arrived: (location: AppLocation | null) => void): void {
  const from = currentLocation()
  if (from.index <= index) return arrived(from)
  const stop = useNavigation.subscribe(({ location }) => {
    if (location !== from) end(location.index === index ? location : null)
  })
  const timer = setTimeout(() => end(null), longestWay)
  const end = (location: AppLocation | null) => {
    stop()
    clearTimeout(timer)
    arrived(location)
  }
  history.go(index - from.index)
}
