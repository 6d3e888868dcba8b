export interface IdempotencyTable {
  scope: string
  call: string
  key: string
  request_hash: string
  /** `{ result, message }`; null only inside the transaction that is still working on it. */
  answer: unknown
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    idempotency: IdempotencyTable
  }
}
