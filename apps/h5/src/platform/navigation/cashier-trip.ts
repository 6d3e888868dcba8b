import { storage } from '#platform/storage/storage.ts'
import { currentLocation, push } from './history.ts'
import { parseHash } from './location.ts'

/** The history length at the page that the cashier returns to, stored in its history state. */
function leftAt(): number | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'leftAt' in state && typeof state.leftAt === 'number'
    ? state.leftAt
    : null
}

/**
 * Opens the provider's cashier. The page that it returns to is put into the history first, so that a return can go
 * back to it (`skipCashier`) and back never opens the cashier again.
 */
export function leaveForCashier(url: string, backTo: string): void {
  const { fullPath } = parseHash(backTo)
  push(fullPath)
  if (currentLocation().fullPath === fullPath) {
    // A new entry is the last one; an entry from an earlier payment may have others after it.
    const at = leftAt() ?? history.length
    history.replaceState({ ...(history.state as object), leftAt: at }, '')
    storage.cashier.write({ backTo: fullPath, at })
  }
  location.assign(url)
}

/**
 * After the return, the cashier is behind this page in the history. Goes back over it to the page put there before,
 * and returns whether the browser is navigating: then nothing must render.
 */
export function skipCashier(): boolean {
  const trip = storage.cashier.read()
  storage.cashier.remove()
  // The member used the browser's back button or a separate tab: no cashier is behind this entry.
  if (!trip || leftAt() !== null || currentLocation().fullPath !== trip.backTo) return false
  const steps = history.length - trip.at
  if (steps <= 0) return false
  history.go(-steps)
  return true
}
