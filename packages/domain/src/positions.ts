export interface Position {
  readonly longitude: number
  readonly latitude: number
}

/** Mean radius of the earth; the server's SQL holds the same number. */
export const earthRadiusMeters = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** By the haversine formula: the great-circle distance, accurate to half a percent. */
export function metersBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  const chord = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude)
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Below a kilometre rounded to hundreds of metres: the app does not send a position more precisely. */
export function distanceText(meters: number): string {
  if (meters < 950) return `约 ${Math.max(1, Math.round(meters / 100)) * 100} 米`
  return meters < 9_950
    ? `约 ${(Math.round(meters / 100) / 10).toFixed(1)} 公里`
    : `约 ${Math.round(meters / 1000)} 公里`
}

/** A hundred metres are enough to order hospitals, and reveal less about where a member lives. */
export const coarsePosition = ({ longitude, latitude }: Position): Position => ({
  longitude: Math.round(longitude * 1000) / 1000,
  latitude: Math.round(latitude * 1000) / 1000,
})

/** The Krasovsky ellipsoid, on which maps of China are based. */
const axis = 6_378_245
const eccentricity = 0.006_693_421_622_965_943

const isOnMapsOfChina = ({ longitude, latitude }: Position): boolean =>
  longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271

const wave = (amplitude: number, x: number, period: number) => amplitude * Math.sin((x * Math.PI) / period)
const ripples = (x: number) => ((wave(20, x, 1 / 6) + wave(20, x, 1 / 2)) * 2) / 3

const northward = (x: number, y: number): number =>
  -100 +
  2 * x +
  3 * y +
  0.2 * y * y +
  0.1 * x * y +
  0.2 * Math.sqrt(Math.abs(x)) +
  ripples(x) +
  ((wave(20, y, 1) + wave(40, y, 3)) * 2) / 3 +
  ((wave(160, y, 12) + wave(320, y, 30)) * 2) / 3
const eastward = (x: number, y: number): number =>
  300 +
  x +
  2 * y +
  0.1 * x * x +
  0.1 * x * y +
  0.1 * Math.sqrt(Math.abs(x)) +
  ripples(x) +
  ((wave(20, x, 1) + wave(40, x, 3)) * 2) / 3 +
  ((wave(150, x, 12) + wave(300, x, 30)) * 2) / 3

/**
 * A phone reports WGS-84, Chinese maps and our hospitals use GCJ-02: up to 700 m apart, enough to name the wrong
 * emergency room.
 */
export function onChineseMaps(gps: Position): Position {
  if (!isOnMapsOfChina(gps)) return gps
  const [x, y] = [gps.longitude - 105, gps.latitude - 35]
  const angle = radians(gps.latitude)
  const magic = 1 - eccentricity * Math.sin(angle) ** 2
  const perLatitude = (axis * (1 - eccentricity)) / (magic * Math.sqrt(magic))
  const perLongitude = (axis / Math.sqrt(magic)) * Math.cos(angle)
  return {
    longitude: gps.longitude + (eastward(x, y) * 180) / (perLongitude * Math.PI),
    latitude: gps.latitude + (northward(x, y) * 180) / (perLatitude * Math.PI),
  }
}
