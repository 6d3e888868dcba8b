import type { Clock } from '../clock.ts'
import type { FieldCipher } from '../crypto/field-cipher.port.ts'
import type { Db } from '../db/handle.ts'
import type { Credentials, Lent } from './credentials.port.ts'
import type {} from './tables.ts'

/** Refreshed this long before the provider's own end, so that no call travels with one that dies on the way. */
const marginMs = 5 * 60_000
/** Longer than any provider takes to answer; whoever holds a lease and dies is succeeded after it. */
const leaseMs = 15_000
const pauseMs = 100

export const credentialRow = (name: string) => `partner_credential:${name}`

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** In the database: every process finds the same value, and one at a time fetches the next. */
export function credentialsIn({ db }: { readonly db: Db }, clock: Clock, cipher: FieldCipher): Credentials {
  const read = (name: string) =>
    db.selectFrom('partner_credential').selectAll().where('name', '=', name).executeTakeFirst()
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  /** Of all who ask at once the one whose update finds no lease may go to the provider. */
  async function lease(name: string): Promise<boolean> {
    const taken = await db
      .insertInto('partner_credential')
      .values({ name, value_sealed: null, expires_at: null, leased_until: later(leaseMs) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ leased_until: later(leaseMs) })
          .where((or) =>
            or.or([
              or('partner_credential.leased_until', 'is', null),
              or('partner_credential.leased_until', '<=', clock.now()),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  }

  async function fetchFresh(name: string, ask: () => Promise<Lent>): Promise<string> {
    try {
      const { value, seconds } = await ask()
      await db
        .updateTable('partner_credential')
        .set({
          value_sealed: cipher.seal(value, credentialRow(name)),
          expires_at: later(seconds * 1000),
          leased_until: null,
        })
        .where('name', '=', name)
        .execute()
      return value
    } catch (error) {
      await db
        .updateTable('partner_credential')
        .set({ leased_until: null })
        .where('name', '=', name)
        .execute()
      throw error
    }
  }

  return {
    async get(name, ask) {
      for (let round = 0; round < (2 * leaseMs) / pauseMs; round++) {
        const kept = await read(name)
        const left =
          kept?.value_sealed && kept.expires_at ? kept.expires_at.getTime() - clock.now().getTime() : 0
        const usable = left > 0 ? cipher.open(kept!.value_sealed!, credentialRow(name)) : null
        // A short-lived one is fresh for half its life: five minutes before its end may be before its beginning.
        if (usable !== null && left > marginMs) return usable
        if (await lease(name)) return await fetchFresh(name, ask)
        // Somebody else is asking: what still holds serves until then.
        if (usable !== null) return usable
        await pause(pauseMs)
      }
      throw new Error(`nobody could refresh ${name}`)
    },
    async drop(name, value) {
      const kept = await read(name)
      if (!kept?.value_sealed || cipher.open(kept.value_sealed, credentialRow(name)) !== value) return
      await db
        .updateTable('partner_credential')
        .set({ value_sealed: null, expires_at: null })
        .where('name', '=', name)
        .where('value_sealed', '=', kept.value_sealed)
        .execute()
    },
  }
}
