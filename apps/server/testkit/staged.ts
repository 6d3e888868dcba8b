import { afterAll, beforeAll } from 'vitest'

/**
 * Something that stands before the first test of a file and is gone after the last, as if it stood all the time. What
 * was put up later is taken down first, so that one may stand on another.
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
