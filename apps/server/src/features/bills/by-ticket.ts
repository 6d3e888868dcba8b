import type { CallContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import { billById, type BillRow } from './store.ts'
import { readTicket } from './ticket.ts'

/** A keyed hash cannot be guessed; the limit stops attempts and is wide enough for an office. */
const looksPerAddress: Window = { limit: 300, seconds: 600 }

/** An expired link still shows what was paid with it. */
export async function billByTicket(
  { db, cipher, clock, limits, address }: CallContext,
  text: string,
): Promise<BillRow | RefusedCall<'billLinkWrong' | 'billLinkExpired' | 'tooOften'>> {
  if (!(await limits.take('bill-look', address, looksPerAddress)).allowed) return refuse('tooOften')
  const ticket = readTicket(cipher, text)
  const bill = ticket && (await billById(db, ticket.billId))
  if (!ticket || !bill) return refuse('billLinkWrong')
  if (bill.state === 'open' && ticket.until <= clock.now()) return refuse('billLinkExpired')
  return bill
}
