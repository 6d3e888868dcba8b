import { vi } from 'vitest'

/** Until `putPhoneBack`: the browser's native objects reject calls on a wrapper, so they are replaced. */
const own = (name: 'geolocation' | 'permissions', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

/** A phone whose user grants this position, or denies it. */
export function phoneAt(coords: { longitude: number; latitude: number } | null) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) =>
    coords ? found({ coords } as GeolocationPosition) : failed?.({ code: 1 } as GeolocationPositionError),
  )
  own('geolocation', { getCurrentPosition })
  return getCurrentPosition
}

export const permissionSays = (query: () => Promise<unknown>) => own('permissions', { query })

export function putPhoneBack(): void {
  Reflect.deleteProperty(navigator, 'geolocation')
  Reflect.deleteProperty(navigator, 'permissions')
}
