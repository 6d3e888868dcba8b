import { billMachine, type BillState } from '@yf/domain/invoice'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { transition } from '#platform/transitions/transition.ts'
import { billSubject, type BillRow } from '../bill-store.ts'

export const system = 'system'

interface InvoiceTransition {
  readonly to: BillState
  readonly actor?: string
  /** In Chinese. */
  readonly reason: string
  readonly set?: Partial<BillRow>
}

/**
 * By compare-and-set: of two concurrent calls with the same result one changes the bill. Null when it had changed.
 */
export async function transitionInvoice(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  bill: BillRow,
  { to, actor = system, reason, set = {} }: InvoiceTransition,
): Promise<BillRow | null> {
  const at = clock.now()
  const changes = { updated_at: at, ...set }
  const moved = await transition(db, {
    machine: billMachine,
    subject: billSubject(bill),
    table: 'invoice_bill',
    // An answer about an earlier application does not apply to this one.
    where: { company_id: bill.company_id, id: bill.id, request_no: bill.request_no },
    from: [bill.state],
    to,
    set: changes,
    cause: { actor, reason, at },
  })
  return moved.kind === 'moved' ? { ...bill, ...changes, state: to } : null
}
