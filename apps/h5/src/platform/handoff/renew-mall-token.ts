import { storage } from '#platform/storage/storage.ts'
import { signOnToMall } from './mall-sign-on.ts'

let running: Promise<void> | null = null

/**
 * Specification §4 and §8: the mall token is obtained again and the page loaded again, once per session. The address
 * and what was typed stay. Calls that fail together share one sign-on.
 */
export function renewMallToken(): Promise<void> {
  running ??= renew().finally(() => {
    running = null
  })
  return running
}

async function renew(): Promise<void> {
  if (storage.mallRetried.read()) return
  storage.mallRetried.write('1')
  // Somebody without a session has no way in either; the mall's own answer then says what is missing.
  if (await signOnToMall()) location.reload()
}
