import { laterStorage } from '#platform/storage/later-storage.ts'
import { storage } from '#platform/storage/storage.ts'
import { signOnToMall } from './mall-sign-on.ts'

let running: Promise<boolean> | null = null

/**
 * True where the call may be made again: the first one of a session comes without a token, and gets one by the way. One
 * that has run out is obtained again and the page loaded again, once per session (specification §4 and §8); the address and
 * what was typed stay. Calls that fail together share one sign-on.
 */
export function renewMallToken(sent: string | null): Promise<boolean> {
  // Another call has got a new one since this was sent.
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
  // Somebody without a session has no way in either; the mall's own answer then says what is missing.
  if (await signOnToMall()) location.reload()
  return false
}
