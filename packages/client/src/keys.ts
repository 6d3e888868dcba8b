/** In the shape of a UUID: a key may serve as the id of what it sends. */
const drawn = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** An Idempotency-Key. randomUUID exists in secure contexts only; a phone on the office network may open plain http. */
export const newKey = (): string => crypto.randomUUID?.() ?? drawn()
