import { afterAll } from 'vitest'

/**
 * When the tests of a file have ended, its document ends what is still on its way, and then waits for all that this sets off.
 * An answer that is given up sets off the five minutes for which an older one is kept: nobody waits for that.
 */
export function nothingIsBegunAfterTheLastTest(): void {
  afterAll(() => {
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout
    globalThis.setInterval = (() => 0) as unknown as typeof setInterval
  })
}
