import { parseHash } from './location.ts'
import { knowsPath } from './register.ts'

/** Paths must not contain control characters or backslashes; browsers read some of them as a second slash. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0020\u007f\\]/

/**
 * The value as one of the app's own paths, or null (decisions §3: `redirect` accepts only those). Nothing is decoded
 * here: an address that only becomes foreign by decoding is rejected.
 */
export function ownPath(value: unknown, isKnown: (fullPath: string) => boolean = knowsPath): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.startsWith('//')) return null
  if (value.length > 2000 || forbidden.test(value)) return null
  const { fullPath } = parseHash(value)
  return isKnown(fullPath) ? fullPath : null
}
