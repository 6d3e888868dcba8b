import { orderStates } from '@yf/domain/order'
import { visitOfPrescription } from '#features/consultation/public.ts'
import { ownOrder, refundedFenOf } from '#features/orders/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { medicineOrderOf } from './store.ts'

/** Medicine bought here that the member may claim for, with the consultation that prescribed it. */
export interface ClaimableMedicine {
  readonly orderId: string
  readonly companyId: string
  /** null: the member */
  readonly familyId: string | null
  readonly visitDay: string
  readonly hospital: string
  readonly diagnosis: string
  readonly invoice: { readonly code: string; readonly number: string; readonly fen: number }
}

/**
 * `notYet`: not delivered, or the pharmacy has not issued its invoice; `afterSale`: an after-sales case is open;
 * `refunded`: the invoice exceeds what was finally paid; null: no such order of this member.
 */
export async function claimableMedicine(
  ctx: MemberContext,
  orderId: string,
): Promise<ClaimableMedicine | 'notYet' | 'afterSale' | 'refunded' | null> {
  const { accountId } = ctx.caller
  const order = await ownOrder(ctx.db, accountId, orderId)
  const about = order && (await medicineOrderOf(ctx.db, order))
  const visit = about && (await visitOfPrescription(ctx, accountId, about.prescription_id))
  if (!visit) return null
  const { invoice_number: number, invoice_fen: fen } = about
  if ((await refundedFenOf(ctx.db, [order])).size > 0) return 'refunded'
  if (order.state === orderStates.afterSale) return 'afterSale'
  if (order.state !== orderStates.done || number === null || fen === null) return 'notYet'
  return {
    orderId,
    companyId: order.company_id,
    familyId: visit.familyId === accountId ? null : visit.familyId,
    visitDay: visit.day,
    hospital: visit.hospital,
    diagnosis: visit.diagnosis,
    invoice: { code: about.invoice_code ?? '', number, fen },
  }
}
