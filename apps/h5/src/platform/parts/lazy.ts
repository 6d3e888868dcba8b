import { lazy as lazyOfReact, type ComponentType } from 'react'
import { say } from '#platform/http/feedback.ts'

/** The strip says what is wrong; this, why a tap does nothing. */
export const offlineWords = '网络未连接，请检查网络后重试'

const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }))

async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    say(offlineWords)
    await untilOnline()
    return patiently(load)
  }
}

/**
 * React's own, for a sheet or a section that comes when it is wanted: without a network it says so and comes later,
 * where React's would take the whole page away, with what was typed into it.
 */
export const lazy = <P>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyOfReact(() => patiently(load))
