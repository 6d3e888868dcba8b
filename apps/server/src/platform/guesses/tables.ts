export interface WrongTryTable {
  /** Keyed hash of whose secret it is, or of a network. */
  subject_hash: string
  /** Keyed hash of the network or device that tried; empty: all of them together. */
  place: string
  tries: number
  /** Since the owner was last told. */
  untold: number
  waits_until: Date | null
  /** When the next try counts as the first again. */
  forgets_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    wrong_try: WrongTryTable
  }
}
