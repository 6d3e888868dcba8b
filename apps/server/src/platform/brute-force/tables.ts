export interface FailedAttemptTable {
  /** Keyed hash of the owner of the secret, or of a network. */
  subject_hash: string
  /** Keyed hash of the network or device of the try; empty: all of them together. */
  origin: string
  tries: number
  /** Since the owner was last notified. */
  unreported: number
  locked_until: Date | null
  /** When the counter restarts. */
  expires_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    failed_attempt: FailedAttemptTable
  }
}
