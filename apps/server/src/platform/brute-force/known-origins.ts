import type { CallContext } from '#platform/call/context.ts'
import type { KnownOrigin } from './guard.ts'
import { deviceHash, deviceHashes, networkHash, networkHashes } from './guarded-secret.ts'

type CallerOrigin = Pick<CallContext, 'cipher' | 'address' | 'device'>

/** How long a network or a device counts as one from which the owner logs in. */
const originLifeMs = 90 * 86_400_000

/** Logins before this moment no longer make their origin known. */
export const originsKnownSince = (now: Date): Date => new Date(now.getTime() - originLifeMs)

/** The hashes under which an earlier login from the caller's network or device may be stored. */
export const originHashes = (caller: CallerOrigin): string[] => [
  ...networkHashes(caller),
  ...deviceHashes(caller),
]

/** The hashes that a login stores. */
export const originsToRemember = (caller: CallerOrigin): string[] =>
  [networkHash(caller), deviceHash(caller)].filter((hash) => hash !== null)

/** How the caller is tied to an account, by those of its stored hashes that match the caller's. */
export function tieByOrigins(caller: CallerOrigin, found: readonly string[]): KnownOrigin {
  const devices = deviceHashes(caller)
  if (found.some((hash) => devices.includes(hash))) return 'device'
  return found.length > 0 ? 'network' : null
}
