import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'

/** Keyed, because a plain hash of a short request would let a reader of the table guess the number in it. */
export const requestHash = (cipher: FieldCipher, input: unknown): string =>
  cipher.lookup(canonical(input), 'idempotency')

/** The order in which a client happens to write its fields is not part of what it asks. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
