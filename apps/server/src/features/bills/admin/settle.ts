import type { billsAdminCalls } from '@yf/contract/bills-admin'
import { billMachine } from '@yf/domain/bill'
import { closePaymentsOf } from '#features/payments/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { transition } from '#platform/transitions/transition.ts'
import { sendLink } from '../send-link.ts'
import { billById, billSubject, paidBill, takeBill } from '../store.ts'
import { adminBills } from './list.ts'

/** Minimum validity of a link that is sent again. */
const againMs = 3 * 86_400_000

export const sendBill: RunCallHandler<typeof billsAdminCalls.sendBill> = async ({ id }, ctx) => {
  if (!(await billById(ctx.db, id))) return refuse('notFound')
  const bill = await takeBill(ctx.db, id)
  if (bill.state !== 'open') return refuse('billSettled')
  const least = new Date(ctx.clock.now().getTime() + againMs)
  const expires_at = bill.expires_at < least ? least : bill.expires_at
  const sent = await sendLink(ctx, { ...bill, expires_at })
  await recordAuditEvent(ctx, { action: 'sendBill', encrypted: [id], payload: { billNo: bill.bill_no } })
  return answer((await adminBills(ctx, [sent]))[0]!)
}

/** A payment in progress is refunded automatically. */
export const voidBill: RunCallHandler<typeof billsAdminCalls.voidBill> = async ({ id, reason }, ctx) => {
  if (!(await billById(ctx.db, id))) return refuse('notFound')
  const bill = await takeBill(ctx.db, id)
  if (bill.state !== 'open') return refuse('billSettled')
  await transition(ctx.db, {
    machine: billMachine,
    subject: billSubject(bill),
    table: 'public_bill',
    where: { id },
    from: ['open'],
    to: 'void',
    cause: { actor: `staff:${ctx.staff.id}`, reason, at: ctx.clock.now() },
  })
  await closePaymentsOf(ctx, paidBill(bill))
  await recordAuditEvent(ctx, {
    action: 'voidBill',
    encrypted: [id],
    payload: { billNo: bill.bill_no, reason },
  })
  return answer((await adminBills(ctx, [{ ...bill, state: 'void' }]))[0]!)
}
