import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { FieldCipher } from '../../platform/crypto/field-cipher.port.ts'
import type { Db } from '../../platform/db/handle.ts'
import { codeLifeSeconds, codeTries, secondsAfter } from './rules.ts'
import { phoneField } from './sealed.ts'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Six digits are quickly tried out, so the hash is a keyed one; with the phone in it a code fits one phone only. */
const codeField = 'sms_code.code'
const bound = (phone: string, code: string) => `${phone}:${code}`

/** Replaces the phone's earlier code, whatever became of that one. */
export async function keepCode(db: Db, cipher: FieldCipher, phone: string, code: string, now: Date) {
  const fresh = {
    code_hash: cipher.lookup(bound(phone, code), codeField),
    tries: 0,
    expires_at: secondsAfter(now, codeLifeSeconds),
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
 * Runs outside the transaction that lets the person in, because a wrong try must stay counted.
 */
export async function tryCode(db: Db, cipher: FieldCipher, phone: string, code: string, now: Date) {
  const tried = await db
    .updateTable('sms_code')
    .set({ tries: sql`tries + 1` })
    .where('phone_hash', 'in', cipher.lookups(phone, phoneField))
    .where('tries', '<', codeTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .execute()
  const accepted = cipher.lookups(bound(phone, code), codeField)
  return tried.some((row) => accepted.includes(row.code_hash))
}

/** A code opens once: of two uses at the same moment one finds it spent. */
export async function spendCode(db: Db, cipher: FieldCipher, phone: string, code: string, now: Date) {
  const spent = await db
    .updateTable('sms_code')
    .set({ used_at: now })
    .where('code_hash', 'in', cipher.lookups(bound(phone, code), codeField))
    .where('phone_hash', 'in', cipher.lookups(phone, phoneField))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}
