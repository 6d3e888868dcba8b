import type { RateLimitVerdict, Window } from './limits.port.ts'

/** A window starts with the first use and ends after its seconds. */
export interface WindowUse {
  readonly used: number
  readonly endsInMs: number
}

export const verdictOf = ({ used, endsInMs }: WindowUse, window: Window): RateLimitVerdict =>
  used <= window.limit
    ? { allowed: true, retryAfter: 0 }
    : { allowed: false, retryAfter: Math.max(1, Math.ceil(endsInMs / 1000)) }
