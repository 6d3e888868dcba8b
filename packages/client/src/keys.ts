/** Shaped like a UUID, because a key may serve as the id of the record it creates. */
const drawn = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/**
 * An Idempotency-Key. randomUUID exists only in secure contexts, and a phone on the office network may open plain
 * http.
 */
export const newKey = (): string => crypto.randomUUID?.() ?? drawn()
