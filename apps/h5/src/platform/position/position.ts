import { coarsePosition, onChineseMaps, type Position } from '@yf/domain/positions'
import { create } from 'zustand'

type PositionState =
  | { readonly state: 'unasked' | 'asking' | 'unknown'; readonly position: null }
  | { readonly state: 'known'; readonly position: Position }

/** The phone's position, only in memory for the lifetime of the page. */
export const useWhereabouts = create<PositionState>(() => ({ state: 'unasked', position: null }))

const know = (state: 'unasked' | 'asking' | 'unknown') => useWhereabouts.setState({ state, position: null })

/** Asks the phone for its position, which prompts the member: only on a tap. */
export function locate(): void {
  // Without https, and in some embedded browsers, there is no geolocation.
  const phone = 'geolocation' in navigator ? navigator.geolocation : null
  if (!phone) return know('unknown')
  know('asking')
  phone.getCurrentPosition(
    ({ coords }) =>
      useWhereabouts.setState({ state: 'known', position: coarsePosition(onChineseMaps(coords)) }),
    () => know('unknown'),
    // A position some minutes old is accurate enough and available at once.
    { timeout: 10_000, maximumAge: 300_000 },
  )
}

/** With an earlier permission the phone does not prompt, so no tap is needed. */
export async function locateIfAllowed(): Promise<void> {
  if (useWhereabouts.getState().state !== 'unasked' || !('permissions' in navigator)) return
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    if (state === 'granted') locate()
  } catch {
    // An older Safari supports the query but not this permission name: then the member has to tap.
  }
}

export const forgetPosition = () => know('unasked')
