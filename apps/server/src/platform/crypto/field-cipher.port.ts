/** Encryption of single columns (decisions §7). `row` binds a value to its row: it cannot be moved to another one. */
export interface FieldCipher {
  encrypt(plain: string, row: string): string
  open(encrypted: string, row: string): string
  /** The keyed hash to store for equality lookups. */
  lookup(plain: string, field: string): string
  /** Hashes under every accepted key, newest first: a query compares with all of them while keys rotate. */
  lookups(plain: string, field: string): string[]
  /** The value encrypted under the newest key; unchanged when it already is. */
  rotate(encrypted: string, row: string): string
  /** The prefix of everything made with the newest keys, so that a query finds the rest. */
  readonly encryptPrefix: string
  readonly lookupPrefix: string
}
