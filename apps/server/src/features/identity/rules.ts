import type { Input } from '@yf/contract/call'
import type { identityCalls } from '@yf/contract/identity'
import type { Window } from '#platform/limits/limits.port.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Decisions §4. */
export const codeLifeSeconds = 5 * minute
export const codeTries = 5
export const codesPerMinute: Window = { limit: 1, seconds: minute }
export const codesPerDay: Window = { limit: 10, seconds: day }
/** To a phone or mailbox named by another person: fewer, because its owner did not ask. */
export const rosterCodesPerDay: Window = { limit: 5, seconds: day }
/** How long a verified login may wait for its phone. */
export const pendingLifeSeconds = 15 * minute

/**
 * Messages to arbitrary phones cost money and annoy; those to members reach only members, so an office may request
 * more.
 */
export const codesPerNetwork: Window = { limit: 100, seconds: hour }
export const memberCodesPerNetwork: Window = { limit: 600, seconds: hour }
/**
 * Codes requested by others than the owner's own devices, by day and phone: each step passed doubles the next proof
 * of work. Requests for many phones from one network require one, too.
 */
export const foreignRequestSteps: readonly Window[] = [3, 5, 7].map((limit) => ({ limit, seconds: day }))
export const foreignRequestsPerNetwork: Window = { limit: 30, seconds: hour }
/** Trying certificate numbers could reveal which of them are known. */
export const certificateTries: Window = { limit: 10, seconds: day }
export const oneTapsPerNetwork: Window = { limit: 300, seconds: hour }
/** A partner's link or token is valid for five minutes, and clocks may differ by as much. */
export const partnerProofSeconds = 5 * minute

export type LoginProof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'unclear'; readonly field: string; readonly message: string }

/** A login verifies the phone by exactly one of password and code. */
export function wayOf({ password, code }: Input<typeof identityCalls.login>): LoginProof {
  if (password !== undefined && code !== undefined) {
    return { kind: 'unclear', field: 'code', message: '密码和验证码只能填写一项' }
  }
  if (password !== undefined) return { kind: 'password', password }
  if (code !== undefined) return { kind: 'code', code }
  return { kind: 'unclear', field: 'password', message: '请填写密码或验证码' }
}

export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
