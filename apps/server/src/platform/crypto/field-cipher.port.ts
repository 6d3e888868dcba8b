/** Encryption of single columns (decisions §7). `row` binds a value to its place: it cannot be moved to another row. */
export interface FieldCipher {
  seal(plain: string, row: string): string
  open(sealed: string, row: string): string
  /** The keyed hash to store for equality look-up. */
  lookup(plain: string, field: string): string
  /** Hashes under every key still accepted, newest first: what a query compares with while keys rotate. */
  lookups(plain: string, field: string): string[]
  /** The value under the newest key; the same text where it is already. */
  rotate(sealed: string, row: string): string
  /** What everything made with the newest keys begins with, so that a query finds what was not. */
  readonly sealPrefix: string
  readonly lookupPrefix: string
}
