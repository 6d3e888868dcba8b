import type { billsAdminCalls } from '@yf/contract/bills-admin'
import { billSum } from '@yf/domain/bill'
import { companyNameOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { payerRow, phoneRow } from '../encrypted.ts'
import { sendLink } from '../send-link.ts'
import { billSubject, insertBill, takeBillNo, type BillRow } from '../store.ts'
import { adminBills } from './list.ts'

const dayMs = 86_400_000

export const makeBill: RunCallHandler<typeof billsAdminCalls.makeBill> = async (input, ctx) => {
  const { companyId, title, payerName, phone, lines, validDays } = input
  if (companyId && (await companyNameOf(ctx.db, companyId)) === '') return refuse('notFound')
  const [id, now] = [newId(), ctx.clock.now()]
  const bill: BillRow = {
    id,
    bill_no: await takeBillNo(ctx.db, id, now),
    company_id: companyId ?? null,
    title,
    payer_encrypted: ctx.cipher.encrypt(payerName, payerRow(id)),
    phone_encrypted: ctx.cipher.encrypt(phone, phoneRow(id)),
    lines,
    amount_fen: billSum(lines),
    state: 'open',
    expires_at: new Date(now.getTime() + validDays * dayMs),
    sent_at: null,
    paid_at: null,
    made_by: ctx.staff.id,
    created_at: now,
  }
  await insertBill(ctx.db, bill)
  const cause = { actor: `staff:${ctx.staff.id}`, reason: '已开出账单', at: now }
  await recordState(ctx.db, billSubject(bill), { from: null, to: 'open' }, cause)
  const payload = { billNo: bill.bill_no, amountFen: bill.amount_fen }
  await recordAuditEvent(ctx, { action: 'makeBill', encrypted: [id], payload })
  const sent = await sendLink(ctx, bill)
  return answer((await adminBills(ctx, [sent]))[0]!)
}
