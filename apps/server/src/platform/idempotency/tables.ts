export interface IdempotencyTable {
  scope: string
  call: string
  key: string
  request_hash: string
  /** Only in rows of the previous version, until they are encrypted: `{ result, message }`. */
  answer: unknown
  /** The same, encrypted; null only inside the transaction that is still working on it, empty when it was deleted. */
  answer_encrypted: string | null
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    idempotency: IdempotencyTable
  }
}
