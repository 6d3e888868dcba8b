import { currentPlace, push, replace, useNavigation, type Place } from './history.ts'

/** Pages of the history that belong together and are done with together: the steps of an application. */
export interface Stretch {
  /**
   * Opens a page in the place of the whole stretch, so that no way back leads into it again. Behind it lies what was
   * before the stretch where that is one of `behind`, or else the first of them.
   */
  leaveFor: (fullPath: string, behind: readonly [string, ...string[]]) => void
}

/** A browser that was restored may lack the entries that its state speaks of, and then says nothing. */
const longestWay = 1000

const startIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'start' in state && typeof state.start === 'number'
    ? state.start
    : null

/** Where it began is kept in each entry of it: a reload in the midst of it still knows. */
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

/** What is passed on the way is not shown: `arrived` is called before anything is drawn; with null where there is no way. */
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
