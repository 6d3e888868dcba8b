import { afterAll, beforeAll } from 'vitest'

/**
 * A resource that exists from before the first test of a file until after the last, usable like a constant. Resources
 * are released in reverse order, so that one may depend on another.
 */
export function staged<T extends { close(): Promise<void> }>(open: () => Promise<T>): T {
  let standing: T | undefined
  beforeAll(async () => {
    standing = await open()
  })
  afterAll(() => standing?.close())
  return new Proxy({} as T, {
    get(_, name) {
      if (!standing) throw new Error('the stage stands from beforeAll on')
      return standing[name as keyof T]
    },
  })
}
