import { sql } from 'kysely'
import type { InvoiceWord } from '#partners/invoice-check/port.ts'
import type { Db } from '#platform/db/handle.ts'
import { isVerified, type InvoiceKey, type InvoiceCheckRow } from './invoice-checks.ts'

const minute = 60_000
const longestPause = 6 * 60 * minute
/** About two weeks; then only a handler asks again. */
const mostTries = 60

/** Increases with every unanswered try. */
export const pauseMs = (tries: number): number => Math.min(minute * 2 ** Math.max(tries - 1, 0), longestPause)

/** How long a query is reserved: nobody else asks meanwhile, and a dead job is replaced afterwards. */
const holdMs = minute

/** Takes an invoice that is due, first come first served. */
export const takeDue = (db: Db, key: InvoiceKey, now: Date): Promise<InvoiceCheckRow | undefined> =>
  db
    .updateTable('invoice_check')
    .set({ due_at: new Date(now.getTime() + holdMs), asked_at: now, tries: sql<number>`tries + 1` })
    .where((row) => row.and(keyColumns(key)))
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()

/** Takes it regardless of its due time, because a person is waiting. */
export const takeNow = (db: Db, key: InvoiceKey, now: Date): Promise<InvoiceCheckRow | undefined> =>
  db
    .updateTable('invoice_check')
    .set({ due_at: new Date(now.getTime() + holdMs), asked_at: now, tries: sql<number>`tries + 1` })
    .where((row) => row.and(keyColumns(key)))
    .where('outcome', 'in', ['waiting', 'unavailable'])
    .returningAll()
    .executeTakeFirst()

/** Asks again despite an earlier answer, which remains valid until the next. */
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

/** The result of the query. A timeout does not remove an earlier answer. */
export async function storeIssuerAnswer(
  db: Db,
  check: InvoiceCheckRow,
  answer: InvoiceWord,
  now: Date,
): Promise<'heard' | 'silent'> {
  const change = answer.kind === 'unavailable' ? unansweredColumns(check, now) : answerColumns(answer)
  await db
    .updateTable('invoice_check')
    .set(change)
    .where((row) => row.and(keyColumns(check)))
    .execute()
  return answer.kind === 'unavailable' ? 'silent' : 'heard'
}

const unansweredColumns = (check: InvoiceCheckRow, now: Date): Partial<InvoiceCheckRow> => ({
  ...(isVerified(check) ? {} : { outcome: 'unavailable' }),
  due_at: check.tries >= mostTries ? null : new Date(now.getTime() + pauseMs(check.tries)),
})

function answerColumns(answer: Exclude<InvoiceWord, { kind: 'unavailable' }>): Partial<InvoiceCheckRow> {
  const issued = answer.kind === 'unknown' ? null : answer.issued
  return {
    outcome: answer.kind,
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
