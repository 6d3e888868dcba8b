import { coarsePosition, onChineseMaps, type Position } from '@yf/domain/positions'
import { create } from 'zustand'

type Whereabouts =
  | { readonly state: 'unasked' | 'asking' | 'unknown'; readonly position: null }
  | { readonly state: 'known'; readonly position: Position }

/** Where the phone is, as long as the page lives: it is written nowhere. */
export const useWhereabouts = create<Whereabouts>(() => ({ state: 'unasked', position: null }))

const know = (state: 'unasked' | 'asking' | 'unknown') => useWhereabouts.setState({ state, position: null })

/** Asks the phone, which asks the person: only ever by a tap. */
export function locate(): void {
  // Without https, and in some embedded browsers, there is nobody to ask.
  const phone = 'geolocation' in navigator ? navigator.geolocation : null
  if (!phone) return know('unknown')
  know('asking')
  phone.getCurrentPosition(
    ({ coords }) =>
      useWhereabouts.setState({ state: 'known', position: coarsePosition(onChineseMaps(coords)) }),
    () => know('unknown'),
    // A place known for some minutes is near enough, and comes at once.
    { timeout: 10_000, maximumAge: 300_000 },
  )
}

/** Where the person has said yes before, the phone asks nobody: then it may be done without a tap. */
export async function locateIfAllowed(): Promise<void> {
  if (useWhereabouts.getState().state !== 'unasked' || !('permissions' in navigator)) return
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    if (state === 'granted') locate()
  } catch {
    // An older Safari knows the call but not the name: then the tap stays.
  }
}

export const forgetPosition = () => know('unasked')
