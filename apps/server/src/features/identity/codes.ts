import { randomInt } from 'node:crypto'
import type { CallContext } from '#platform/call/context.ts'
import { networkHash, networkHashes } from '#platform/guesses/guess.ts'
import { holderOf } from '#platform/keys/taken-keys.ts'
import { tieTo } from './places.ts'
import { codeLifeSeconds, codeTries, secondsAfter } from './rules.ts'
import { phoneField, phoneKey } from './sealed.ts'
import { noAccount } from './store.ts'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Six digits are quickly tried out, so the hash is a keyed one; with the phone in it a code fits one phone only. */
const codeField = 'sms_code.code'
const bound = (phone: string, code: string) => `${phone}:${code}`

/** What proving a phone needs of a call's context. */
type Proving = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address' | 'device'>

/** Replaces the phone's earlier code, whatever became of that one. */
export async function keepCode(ctx: Omit<Proving, 'device'>, phone: string, code: string): Promise<void> {
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
  const asked = await ctx.db
    .selectFrom('sms_code')
    .select('phone_hash')
    .where('phone_hash', 'in', phoneHashes)
    .where('asked_from', 'in', networkHashes(ctx))
    .executeTakeFirst()
  // Asked whatever the first says, and about nobody where nobody has the phone: each phone costs the same.
  const owner = await holderOf(ctx.db, phoneKey, ...phoneHashes)
  if ((await tieTo(ctx, owner ?? noAccount)) !== null) return 'own_tries'
  return asked ? 'tries' : 'far_tries'
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
