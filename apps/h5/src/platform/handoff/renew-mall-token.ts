import { laterStorage } from '#platform/storage/later-storage.ts'
import { storage } from '#platform/storage/storage.ts'
import { signOnToMall } from './mall-sign-on.ts'

let running: Promise<boolean> | null = null

/**
 * True if the call may be repeated: the first call of a session has no token and obtains one. An expired token is
 * renewed and the page reloaded, once per session (specification §4 and §8); address and input stay. Calls that fail
 * together share one sign-on.
 */
export function renewMallToken(sent: string | null): Promise<boolean> {
  // Another call has obtained a new token since this one was sent.
  if (!running && sent !== storage.mallToken.read()) return Promise.resolve(true)
  running ??= (sent === null ? obtain() : renew()).finally(() => {
    running = null
  })
  return running
}

const obtain = async (): Promise<boolean> => (await signOnToMall()) !== null

async function renew(): Promise<boolean> {
  if (laterStorage.mallRetried.read()) return false
  laterStorage.mallRetried.write('1')
  // A visitor without a session cannot sign on; the mall's own response then says what is missing.
  if (await signOnToMall()) location.reload()
  return false
}
