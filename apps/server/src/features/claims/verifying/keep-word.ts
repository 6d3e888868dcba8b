import { sql } from 'kysely'
import type { InvoiceWord } from '#partners/invoice-check/port.ts'
import type { Db } from '#platform/db/handle.ts'
import { isHeard, type InvoiceKey, type IssuersWord } from './words.ts'

const minute = 60_000
const longestPause = 6 * 60 * minute
/** About two weeks; then only a handler asks again. */
const mostTries = 60

/** Longer with every try without an answer. */
export const pauseMs = (tries: number): number => Math.min(minute * 2 ** Math.max(tries - 1, 0), longestPause)

/** Whoever asks holds it for so long; nobody asks the same meanwhile, and one who died is followed by another. */
const holdMs = minute

/** To be asked now, by whoever takes it first. */
export const takeDue = (db: Db, key: InvoiceKey, now: Date): Promise<IssuersWord | undefined> =>
  db
    .updateTable('invoice_check')
    .set({ due_at: new Date(now.getTime() + holdMs), asked_at: now, tries: sql<number>`tries + 1` })
    .where((row) => row.and(keyColumns(key)))
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()

/** The same without waiting for its turn, as somebody stands before the door. */
export const takeNow = (db: Db, key: InvoiceKey, now: Date): Promise<IssuersWord | undefined> =>
  db
    .updateTable('invoice_check')
    .set({ due_at: new Date(now.getTime() + holdMs), asked_at: now, tries: sql<number>`tries + 1` })
    .where((row) => row.and(keyColumns(key)))
    .where('outcome', 'in', ['waiting', 'unavailable'])
    .returningAll()
    .executeTakeFirst()

/** Asked again though there may be a word: what was said stands until another is. */
export const askAgain = (db: Db, key: InvoiceKey, now: Date) =>
  db
    .updateTable('invoice_check')
    .set({
      due_at: now,
      tries: 0,
      outcome: sql<'waiting'>`case outcome when 'unavailable' then 'waiting' else outcome end`,
    })
    .where((row) => row.and(keyColumns(key)))
    .execute()

/** What came of asking. Silence takes nothing back that was said before. */
export async function keepWord(
  db: Db,
  taken: IssuersWord,
  word: InvoiceWord,
  now: Date,
): Promise<'heard' | 'silent'> {
  const change = word.kind === 'unavailable' ? silence(taken, now) : saidBy(word)
  await db
    .updateTable('invoice_check')
    .set(change)
    .where((row) => row.and(keyColumns(taken)))
    .execute()
  return word.kind === 'unavailable' ? 'silent' : 'heard'
}

const silence = (taken: IssuersWord, now: Date): Partial<IssuersWord> => ({
  ...(isHeard(taken) ? {} : { outcome: 'unavailable' }),
  due_at: taken.tries >= mostTries ? null : new Date(now.getTime() + pauseMs(taken.tries)),
})

function saidBy(word: Exclude<InvoiceWord, { kind: 'unavailable' }>): Partial<IssuersWord> {
  const issued = word.kind === 'unknown' ? null : word.issued
  return {
    outcome: word.kind,
    issued_day: issued?.day ?? null,
    issued_fen: issued?.billedFen ?? null,
    issued_seller: issued?.seller ?? null,
    issued_payer: issued?.payer ?? null,
    due_at: null,
  }
}

const keyColumns = ({ invoice_number, invoice_code, day, billed_fen }: InvoiceKey): InvoiceKey => ({
  invoice_number,
  invoice_code,
  day,
  billed_fen,
})
