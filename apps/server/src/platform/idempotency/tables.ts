export interface IdempotencyTable {
  scope: string
  call: string
  key: string
  request_hash: string
  /** `{ result, message }`, encrypted; null only inside the transaction that still works on it, empty when deleted. */
  answer_encrypted: string | null
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    idempotency: IdempotencyTable
  }
}
