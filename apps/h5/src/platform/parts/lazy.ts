import { lazy as lazyOfReact, type ComponentType } from 'react'
import { say } from '#platform/http/feedback.ts'

/** The strip says what is wrong; this, why a tap does nothing. */
export const offlineWords = '网络未连接，请检查网络后重试'

const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }))

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A network that was gone for a moment may be back by the time that the failure is known: two more tries. */
async function patiently<T>(load: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) {
      say(offlineWords)
      await untilOnline()
      return patiently(load)
    }
    if (tries > 2) throw error
    await pause(tries * 1000)
    return patiently(load, tries + 1)
  }
}

/**
 * React's own, for a sheet or a section that comes when it is wanted: without a network it says so and comes later,
 * where React's would take the whole page away, with what was typed into it.
 */
export const lazy = <P>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyOfReact(() => patiently(load))
