import { randomBytes } from 'node:crypto'

const keep = 1_000

export interface TokenIssuer {
  /** Returns the current value while it is valid, with its remaining time. */
  lend(to: string): { value: string; seconds: number }
  judge(value: string): 'good' | 'expired' | 'unknown'
  /** All valid values, newest last. */
  current(): readonly string[]
}

/** Issues tokens and tickets that really expire. */
export function createLender(prefix: string, now: () => Date, seconds = 7_200): TokenIssuer {
  const ends = new Map<string, number>()
  const last = new Map<string, string>()
  const left = (value: string) => (ends.get(value) ?? 0) - now().getTime()
  return {
    lend(to) {
      const before = last.get(to)
      if (before && left(before) > 0) return { value: before, seconds: Math.ceil(left(before) / 1000) }
      const value = prefix + randomBytes(24).toString('base64url')
      remember(ends, value, now().getTime() + seconds * 1000)
      remember(last, to, value)
      return { value, seconds }
    },
    judge: (value) => (!ends.has(value) ? 'unknown' : left(value) > 0 ? 'good' : 'expired'),
    current: () => [...ends.keys()].filter((value) => left(value) > 0),
  }
}

export type CodeResult<Authorization> =
  | { kind: 'granted'; authorization: Authorization }
  | { kind: 'unknown' }
  | { kind: 'used' }
  | { kind: 'expired' }

export interface Codes<Authorization> {
  issue(authorization: Authorization): string
  /** The grant of a code, without consuming it. */
  peek(code: string): Authorization | undefined
  spend(code: string): CodeResult<Authorization>
}

/** Codes that a person's app gives to a page: valid for five minutes and for one use. */
export function createCodes<Authorization>(now: () => Date, seconds = 300): Codes<Authorization> {
  const codes = new Map<string, { authorization: Authorization; ends: number; isUsed: boolean }>()
  return {
    issue(authorization) {
      const code = randomBytes(24).toString('base64url')
      remember(codes, code, { authorization, ends: now().getTime() + seconds * 1000, isUsed: false })
      return code
    },
    peek: (code) => codes.get(code)?.authorization,
    spend(code) {
      const found = codes.get(code)
      if (!found) return { kind: 'unknown' }
      if (found.isUsed) return { kind: 'used' }
      if (found.ends <= now().getTime()) return { kind: 'expired' }
      found.isUsed = true
      return { kind: 'granted', authorization: found.authorization }
    },
  }
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value) {
  map.set(key, value)
  const oldest = map.keys().next().value
  if (map.size > keep && oldest !== undefined) map.delete(oldest)
}
