import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { CallContext } from '#platform/call/context.ts'
import { networkHash, networkHashes } from './places.ts'
import { codeLifeSeconds, codeTries, placeLifeSeconds, secondsAfter } from './rules.ts'
import { phoneField } from './sealed.ts'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Six digits are quickly tried out, so the hash is a keyed one; with the phone in it a code fits one phone only. */
const codeField = 'sms_code.code'
const bound = (phone: string, code: string) => `${phone}:${code}`

/** What proving a phone needs of a call's context. */
type Proving = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address'>

/** Replaces the phone's earlier code, whatever became of that one. */
export async function keepCode(ctx: Proving, phone: string, code: string): Promise<void> {
  const { db, cipher, clock } = ctx
  const fresh = {
    code_hash: cipher.lookup(bound(phone, code), codeField),
    asked_from: networkHash(ctx),
    tries: 0,
    own_tries: 0,
    far_tries: 0,
    expires_at: secondsAfter(clock.now(), codeLifeSeconds),
    used_at: null,
  }
  await db
    .insertInto('sms_code')
    .values({ phone_hash: cipher.lookup(phone, phoneField), ...fresh })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet(fresh))
    .execute()
}

/**
 * Spends one of the five tries before it compares: however many are sent at once, five get an answer.
 * Runs outside the transaction that uses the proof, because a wrong try must stay counted. Where the phone's owner
 * logs in, where the code was asked for and everywhere else have five each, so that strangers use up only their own:
 * guesses are bounded by the codes that were sent, and no address has to be shut out.
 */
export async function tryCode(ctx: Proving, phone: string, code: string): Promise<boolean> {
  const { db, cipher, clock } = ctx
  const counter = await counterFor(ctx, phone)
  const tried = await db
    .updateTable('sms_code')
    .set((row) => ({ [counter]: row(counter, '+', 1) }))
    .where('phone_hash', 'in', cipher.lookups(phone, phoneField))
    .where(counter, '<', codeTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning('code_hash')
    .execute()
  const accepted = cipher.lookups(bound(phone, code), codeField)
  return tried.some((row) => accepted.includes(row.code_hash))
}

async function counterFor(ctx: Proving, phone: string): Promise<'own_tries' | 'tries' | 'far_tries'> {
  const phoneHashes = ctx.cipher.lookups(phone, phoneField)
  const networks = networkHashes(ctx)
  const since = secondsAfter(ctx.clock.now(), -placeLifeSeconds)
  const asked = ctx.db
    .selectFrom('sms_code')
    .select(sql<'own_tries' | 'tries'>`'tries'`.as('counter'))
    .where('phone_hash', 'in', phoneHashes)
    .where('asked_from', 'in', networks)
  const own = ctx.db
    .selectFrom('login_place')
    .innerJoin('account', 'account.id', 'login_place.account_id')
    .select(sql<'own_tries' | 'tries'>`'own_tries'`.as('counter'))
    .where('account.phone_hash', 'in', phoneHashes)
    .where('login_place.network_hash', 'in', networks)
    .where('login_place.last_at', '>', since)
  const counters = (await asked.union(own).execute()).map(({ counter }) => counter)
  return counters.includes('own_tries') ? 'own_tries' : (counters[0] ?? 'far_tries')
}

/** A code opens once: of two uses at the same moment one finds it spent. In the transaction that uses the proof. */
export async function spendCode(
  { db, cipher, clock }: Pick<Proving, 'db' | 'cipher' | 'clock'>,
  phone: string,
  code: string,
): Promise<boolean> {
  const spent = await db
    .updateTable('sms_code')
    .set({ used_at: clock.now() })
    .where('code_hash', 'in', cipher.lookups(bound(phone, code), codeField))
    .where('phone_hash', 'in', cipher.lookups(phone, phoneField))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}
