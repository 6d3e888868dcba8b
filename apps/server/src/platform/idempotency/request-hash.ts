import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'

/** Keyed, because a reader of the table could guess the number in a short request from a plain hash. */
export const requestHash = (cipher: FieldCipher, input: unknown): string =>
  cipher.lookup(canonical(input), 'idempotency')

/** The order in which a client writes its fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
