import type { CallContext } from '#platform/call/context.ts'
import { networkOf } from '#platform/network.ts'

/** A try of a secret: `kind` is the type of secret, `name` its owner. */
export interface GuardedSecret {
  readonly kind: 'password' | 'code' | 'staff'
  readonly name: string
}

type TryOrigin = Pick<CallContext, 'cipher' | 'address' | 'device'>

const subjectField = 'failed_attempt.subject'
const networkField = 'login.network'
const deviceField = 'login.device'

export const subjectOf = ({ cipher }: Pick<TryOrigin, 'cipher'>, { kind, name }: GuardedSecret): string =>
  cipher.lookup(`${kind}:${name}`, subjectField)

export const networkSubject = ({ cipher, address }: Pick<TryOrigin, 'cipher' | 'address'>): string =>
  cipher.lookup(`network:${networkOf(address)}`, subjectField)

/** The caller's network, as stored. */
export const networkHash = ({ cipher, address }: Pick<TryOrigin, 'cipher' | 'address'>): string =>
  cipher.lookup(networkOf(address), networkField)

export const networkHashes = ({ cipher, address }: Pick<TryOrigin, 'cipher' | 'address'>): string[] =>
  cipher.lookups(networkOf(address), networkField)

/** The caller's device, as stored. */
export const deviceHash = ({ cipher, device }: Pick<TryOrigin, 'cipher' | 'device'>): string | null =>
  device === null ? null : cipher.lookup(device, deviceField)

export const deviceHashes = ({ cipher, device }: Pick<TryOrigin, 'cipher' | 'device'>): string[] =>
  device === null ? [] : cipher.lookups(device, deviceField)
