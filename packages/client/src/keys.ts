/** An Idempotency-Key. randomUUID exists in secure contexts only; a phone on the office network may open plain http. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
