export interface IdempotencyTable {
  scope: string
  call: string
  key: string
  request_hash: string
  /** Only what the version before has left, until it is sealed: `{ result, message }`. */
  answer: unknown
  /** The same, sealed; null only inside the transaction that is still working on it, empty where it was taken away. */
  answer_sealed: string | null
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    idempotency: IdempotencyTable
  }
}
