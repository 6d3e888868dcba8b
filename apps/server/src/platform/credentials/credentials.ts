import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { PartnerCredentials, IssuedCredential } from './credentials.port.ts'
import {
  credentialRow,
  endLease,
  forgetValue,
  readCredential,
  takeLease,
  type StoredCredential,
} from './store.ts'

/** Renewed this long before the provider's expiry, so that no call uses a value that expires on the way. */
const marginMs = 5 * 60_000
/**
 * Longer than any adapter waits for its provider; when a lease holder dies, another process takes over after this
 * time.
 */
const leaseMs = 15_000
/**
 * After a failed refresh the old value is used for at least this long: each try may cost a caller a full time limit.
 */
const retryMs = 10_000
const pauseMs = 100

function usableValue(stored: StoredCredential | undefined, cipher: FieldCipher, now: Date): string | null {
  if (!stored?.value_encrypted || !stored.expires_at || stored.expires_at <= now) return null
  try {
    return cipher.open(stored.value_encrypted, credentialRow(stored.name))
  } catch {
    // Encrypted with a key that is gone: a new value can simply be requested.
    return null
  }
}

/** The columns of a value that the provider has just lent. */
function lentValue(name: string, { value, seconds }: IssuedCredential, cipher: FieldCipher, now: Date) {
  const lifeMs = seconds * 1000
  const later = (ms: number) => new Date(now.getTime() + ms)
  return {
    value_encrypted: cipher.encrypt(value, credentialRow(name)),
    expires_at: later(lifeMs),
    refresh_at: later(lifeMs - Math.min(marginMs, lifeMs / 2)),
  }
}

/** Stored in the database: every process finds the same value, and one at a time requests the next. */
export function credentialsIn(
  { db }: { readonly db: Db },
  clock: Clock,
  cipher: FieldCipher,
): PartnerCredentials {
  /** Waiting callers in this process share one request and its failure. */
  const underWay = new Map<string, Promise<string>>()
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  const usableOf = (stored: StoredCredential | undefined) => usableValue(stored, cipher, clock.now())

  async function refresh(
    name: string,
    holder: string,
    ask: () => Promise<IssuedCredential>,
    old: StoredCredential | undefined,
  ) {
    try {
      const lent = await ask()
      await endLease(db, name, holder, lentValue(name, lent, cipher, clock.now()))
      return lent.value
    } catch (error) {
      const stillHolds = usableOf(old)
      await endLease(db, name, holder, stillHolds === null ? {} : { refresh_at: later(retryMs) })
      if (stillHolds === null) throw error
      return stillHolds
    }
  }

  async function get(name: string, ask: () => Promise<IssuedCredential>): Promise<string> {
    for (let round = 0; round < (2 * leaseMs) / pauseMs; round++) {
      const stored = await readCredential(db, name)
      const usable = usableOf(stored)
      if (usable !== null && stored?.refresh_at && stored.refresh_at > clock.now()) return usable
      // An unusable value must not block a new request.
      if (usable === null && stored?.value_encrypted) await forgetValue(db, name, stored.value_encrypted)
      const holder = newId()
      if (await takeLease(db, name, holder, { now: clock.now(), until: later(leaseMs) })) {
        const asking = refresh(name, holder, ask, stored)
        underWay.set(name, asking)
        return await asking.finally(() => underWay.get(name) === asking && underWay.delete(name))
      }
      // Another process is requesting: the current value is used until then.
      if (usable !== null) return usable
      const others = underWay.get(name)
      if (others) return await others
      await wait(pauseMs)
    }
    throw new Error(`nobody could refresh ${name}`)
  }

  return {
    get,
    async drop(name, value) {
      const stored = await readCredential(db, name)
      if (stored?.value_encrypted && usableOf(stored) === value)
        await forgetValue(db, name, stored.value_encrypted)
    },
  }
}
