import { formatFen } from '@yf/domain/money'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import type { SentBill } from './deliveries.ts'
import { phoneRow } from './encrypted.ts'
import { changeBill, type BillRow } from './store.ts'
import { ticketOf } from './ticket.ts'

/** Sent only by text message: staff never see the link, so they cannot pass it on. */
export async function sendLink(ctx: WorkContext, bill: BillRow): Promise<BillRow> {
  const ticket = ticketOf(ctx.cipher, { billId: bill.id, until: bill.expires_at })
  const payload: SentBill = {
    phone: ctx.cipher.open(bill.phone_encrypted, phoneRow(bill.id)),
    title: bill.title,
    sum: formatFen(bill.amount_fen),
    link: `${ctx.settings.publicOrigin}/#/btcBill?ticket=${ticket}`,
  }
  await ctx.outbox.add(ctx.db, { partner: 'sms', kind: 'bill', key: newId(), payload })
  const sent_at = ctx.clock.now()
  await changeBill(ctx.db, bill.id, { sent_at, expires_at: bill.expires_at })
  return { ...bill, sent_at }
}
