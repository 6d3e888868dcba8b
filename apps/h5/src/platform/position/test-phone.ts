import { vi } from 'vitest'

/** Until `putPhoneBack`: the browser's own objects say what they are asked only of themselves, so they are not wrapped. */
const own = (name: 'geolocation' | 'permissions', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

/** A phone in the hands of somebody who says yes to being found here, or no. */
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
