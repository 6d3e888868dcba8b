import { storage } from '../storage/storage.ts'

/** Obtains a new mall token and stores it; false when the mall refused. */
type SignOn = () => Promise<boolean>

let signOn: SignOn | null = null
let running: Promise<boolean> | null = null

/** The mall's feature says here how it signs on. */
export function onMallToken(how: SignOn): void {
  signOn = how
}

/**
 * Specification §8: the mall token is obtained again and what failed is loaded again, once per session.
 * Calls that fail together share one sign-on: whoever was sent with an older token just goes again.
 */
export function renewMallToken(sentToken: string | null): Promise<boolean> {
  if (running) return running
  if (storage.mallToken.read() !== sentToken) return Promise.resolve(true)
  if (!signOn || storage.mallRetried.read()) return Promise.resolve(false)
  storage.mallRetried.write('1')
  running = signOn()
    .catch(() => false)
    .finally(() => {
      running = null
    })
  return running
}
