export interface Window {
  limit: number
  seconds: number
}

export interface RateLimitVerdict {
  allowed: boolean
  /** Seconds until the window ends; 0 when allowed. */
  retryAfter: number
}

/** Counters shared by all processes. They commit independently: a refused call still counts. */
export interface RateLimits {
  /** Counts one use and returns whether it is within the limit. */
  take(name: string, key: string, window: Window): Promise<RateLimitVerdict>
  /** Checks without counting. */
  peek(name: string, key: string, window: Window): Promise<RateLimitVerdict>
  /** Reverts one use, when the counted action did not happen. */
  giveBack(name: string, key: string): Promise<void>
  forget(name: string, key: string): Promise<void>
}
