import { storage } from '#platform/storage/storage.ts'
import { currentPlace, push } from './history.ts'
import { parseHash } from './location.ts'

/** Kept with the step of the page that the cashier comes back to: how many steps the history had there. */
function leftAt(): number | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'leftAt' in state && typeof state.leftAt === 'number'
    ? state.leftAt
    : null
}

/**
 * Out to the provider's cashier. The page that it comes back to is put into the history before it, so that whoever comes
 * back can be taken there (`skipCashier`) and 'back' never opens the cashier again.
 */
export function leaveForCashier(url: string, backTo: string): void {
  const { fullPath } = parseHash(backTo)
  push(fullPath)
  if (currentPlace().fullPath === fullPath) {
    // A step that was just made is the last one; one that was left from before may have others in front of it.
    const at = leftAt() ?? history.length
    history.replaceState({ ...(history.state as object), leftAt: at }, '')
    storage.cashier.write({ backTo: fullPath, at })
  }
  location.assign(url)
}

/**
 * Whoever comes back from the cashier stands behind it in the history. Goes back over it, to the page that was put there
 * before, and says whether the browser is on its way: then nothing is to be drawn here.
 */
export function skipCashier(): boolean {
  const trip = storage.cashier.read()
  storage.cashier.remove()
  // Back by the browser's own button, or on a page of its own: there is no cashier behind this one.
  if (!trip || leftAt() !== null || currentPlace().fullPath !== trip.backTo) return false
  const steps = history.length - trip.at
  if (steps <= 0) return false
  history.go(-steps)
  return true
}
