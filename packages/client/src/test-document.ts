import * as timers from 'node:timers'
import { GlobalWindow } from 'happy-dom'
import { populateGlobal, type Environment } from 'vitest/runtime'

/** Node has its own versions of some of these, which do not know the page. */
const names =
  'Request Response Headers FormData fetch AbortController AbortSignal MessagePort URL URLSearchParams'
const ofThePage = names.split(' ')

const leaving = Symbol.for('how the page of the tests is left')
type LeavableWindow = typeof globalThis & { [leaving]?: () => Promise<void> }
const here: LeavableWindow = globalThis

/** Timers of a page end with it, as in a browser. */
function timersOfOnePage(): () => void {
  const begun: NodeJS.Timeout[] = []
  const noted =
    (begin: (callback: () => void, after?: number, ...args: unknown[]) => NodeJS.Timeout) =>
    (callback: () => void, after?: number, ...args: unknown[]): NodeJS.Timeout => {
      const timer = begin(callback, after, ...args)
      begun.push(timer)
      return timer
    }
  Object.assign(globalThis, {
    setTimeout: noted(timers.setTimeout),
    setInterval: noted(timers.setInterval),
  })
  return () => {
    for (const timer of begun) timers.clearTimeout(timer)
    Object.assign(globalThis, { setTimeout: timers.setTimeout, setInterval: timers.setInterval })
  }
}

/** Aborts requests in flight, and clears the page and the globals. */
export async function openPage(): Promise<void> {
  await here[leaving]?.()
  const settings = { disableErrorCapturing: true }
  const page = new GlobalWindow({ console, url: 'http://localhost:3000', settings })
  const { keys, originals } = populateGlobal(globalThis, page, {
    bindFunctions: true,
    additionalKeys: ofThePage,
  })
  const endTimers = timersOfOnePage()
  const namesBefore = new Set(Object.getOwnPropertyNames(globalThis))
  here[leaving] = async () => {
    await page.happyDOM.abort()
    page.close()
    endTimers()
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!namesBefore.has(name) && !name.startsWith('__')) Reflect.deleteProperty(globalThis, name)
    for (const key of keys) Reflect.deleteProperty(globalThis, key)
    for (const [key, was] of originals) Object.defineProperty(globalThis, key, was)
  }
}

const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  async setup() {
    await openPage()
    return { teardown: () => here[leaving]?.() }
  },
}
export default environment
