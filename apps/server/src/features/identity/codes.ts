import { randomInt } from 'node:crypto'
import type { CallContext } from '#platform/call/context.ts'
import { codeLifeSeconds, codeTries, secondsAfter } from './rules.ts'
import { phoneField } from './encrypted.ts'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Six digits are quickly tried out, so the hash is keyed; it includes the phone, so a code is valid for one phone
 * only.
 */
const codeField = 'sms_code.code'
const bound = (phone: string, code: string) => `${phone}:${code}`

/** The context needed to verify a phone. */
type CodeCheckDeps = Pick<CallContext, 'db' | 'cipher' | 'clock'>

/** Replaces the phone's earlier code, whatever its state. */
export async function keepCode(
  { db, cipher, clock }: CodeCheckDeps,
  phone: string,
  code: string,
): Promise<void> {
  const fresh = {
    code_hash: cipher.lookup(bound(phone, code), codeField),
    tries: 0,
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
 * Uses one of the five tries before it compares: however many are sent concurrently, from any origin and to any call,
 * five get an answer. Runs outside the transaction that uses the result, because a try must stay counted.
 */
export async function tryCode(
  { db, cipher, clock }: CodeCheckDeps,
  phone: string,
  code: string,
): Promise<boolean> {
  const tried = await db
    .updateTable('sms_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('phone_hash', 'in', cipher.lookups(phone, phoneField))
    .where('tries', '<', codeTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning('code_hash')
    .execute()
  const accepted = cipher.lookups(bound(phone, code), codeField)
  return tried.some((row) => accepted.includes(row.code_hash))
}

/** A code works once: of two concurrent uses one finds it used. In the transaction that uses the result. */
export async function spendCode(
  { db, cipher, clock }: CodeCheckDeps,
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
