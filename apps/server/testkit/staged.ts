import { afterAll, beforeAll } from 'vitest'

/**
 * A resource that exists from before the first test of a file until after the last, usable like a constant. Resources
 * are released in reverse order, so that one may depend on another.
 */
export function staged<T extends { close(): Promise<void> }>(open: () => Promise<T>): T {
  let opened: T | undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())
  return new Proxy({} as T, {
    get(_, name) {
      if (!opened) throw new Error('the stage stands from beforeAll on')
      return opened[name as keyof T]
    },
  })
}
