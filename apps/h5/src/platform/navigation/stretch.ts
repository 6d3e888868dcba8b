import { currentPlace, push, replace, useNavigation, type Place } from './history.ts'

/** Consecutive history entries that are left together: the steps of an application. */
export interface Stretch {
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
export function stretchOf(isPart: (path: string) => boolean): Stretch {
  let start = isPart(currentPlace().path) ? (startIn(history.state) ?? currentPlace().index) : null

  const learn = ({ path, index }: Place) => {
    if (start !== null && (index < start || (index === start && !isPart(path)))) start = null
    if (!isPart(path)) return
    start ??= startIn(history.state) ?? index
    history.replaceState({ index, start }, '')
  }
  learn(currentPlace())
  useNavigation.subscribe(({ place }, before) => place !== before.place && learn(place))

  return {
    leaveFor(fullPath, behind) {
      const first = start ?? currentPlace().index
      const before = Math.max(first - 1, 0)
      goBackTo(before, (place) => {
        if (first === 0) replace(behind[0])
        else if (place === null) return replace(fullPath)
        else if (!behind.includes(place.path)) push(behind[0])
        return push(fullPath)
      })
    },
  }
}

/**
 * Pages passed on the way are not shown: `arrived` is called before the first paint, with null if the navigation
 * fails.
 */
function goBackTo(index: number, arrived: (place: Place | null) => void): void {
  const from = currentPlace()
  if (from.index <= index) return arrived(from)
  const stop = useNavigation.subscribe(({ place }) => {
    if (place !== from) end(place.index === index ? place : null)
  })
  const timer = setTimeout(() => end(null), longestWay)
  const end = (place: Place | null) => {
    stop()
    clearTimeout(timer)
    arrived(place)
  }
  history.go(index - from.index)
}
