export interface WrongTryTable {
  /** Keyed hash of the owner of the secret, or of a network. */
  subject_hash: string
  /** Keyed hash of the network or device of the try; empty: all of them together. */
  origin: string
  tries: number
  /** Since the owner was last notified. */
  untold: number
  waits_until: Date | null
  /** When the counter restarts. */
  forgets_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    wrong_try: WrongTryTable
  }
}
