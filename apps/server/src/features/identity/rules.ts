import type { Input } from '@yf/contract/call'
import type { identityCalls } from '@yf/contract/identity'
import type { Window } from '../../platform/limits/limits.port.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Decisions §4. */
export const codeLifeSeconds = 5 * minute
export const codeTries = 5
export const codesPerMinute: Window = { limit: 1, seconds: minute }
export const codesPerDay: Window = { limit: 10, seconds: day }
/** How long a proven login may wait for its phone. */
export const pendingLifeSeconds = 15 * minute
export const passwordTries = 5
export const passwordLockSeconds = 15 * minute

/**
 * Wrong passwords lock a phone, so whoever may send many of them can shut others out. One address gets enough
 * for an office behind one router and too few to lock people by the hundred.
 */
export const failuresPerAddress: Window = { limit: 60, seconds: 15 * minute }
export const codesPerAddress: Window = { limit: 100, seconds: hour }

export type Way =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'unclear'; readonly field: string; readonly message: string }

/** A login proves the phone by exactly one of password and code. */
export function wayOf({ password, code }: Input<typeof identityCalls.login>): Way {
  if (password !== undefined && code !== undefined) {
    return { kind: 'unclear', field: 'code', message: '密码和验证码只能填写一项' }
  }
  if (password !== undefined) return { kind: 'password', password }
  if (code !== undefined) return { kind: 'code', code }
  return { kind: 'unclear', field: 'password', message: '请填写密码或验证码' }
}

export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
