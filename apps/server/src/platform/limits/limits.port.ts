export interface Window {
  limit: number
  seconds: number
}

export interface Verdict {
  allowed: boolean
  /** Seconds until the window opens again; 0 where allowed. */
  retryAfter: number
}

/** Counters shared by every process. They commit on their own: a refused call still counts. */
export interface Limits {
  /** Counts one use and says whether it was within the window. */
  take(name: string, key: string, window: Window): Promise<Verdict>
  /** Looks without counting. */
  peek(name: string, key: string, window: Window): Promise<Verdict>
  /** Takes one use back: what it was counted for did not happen. */
  giveBack(name: string, key: string): Promise<void>
  forget(name: string, key: string): Promise<void>
}
