import { afterSaleMachine, type AfterSaleState } from '@yf/domain/after-sale'
import type { Work } from '#platform/call/work.ts'
import { moveState } from '#platform/moves/move-state.ts'
import type { AfterSaleRow } from './store.ts'

export const saleSubject = ({ company_id, id }: Pick<AfterSaleRow, 'company_id' | 'id'>) => ({
  companyId: company_id,
  kind: 'afterSale',
  id,
})

export interface SaleStep {
  readonly actor: string
  /** In Chinese, for the owner. */
  readonly reason: string
}

/** Of a sale whose order was taken. Answers the sale as it is then. */
export async function moveSale(
  { db, clock }: Work,
  sale: AfterSaleRow,
  to: AfterSaleState,
  { actor, reason }: SaleStep,
  answer = sale.answer,
): Promise<AfterSaleRow> {
  const { company_id, order_id, id } = sale
  const at = clock.now()
  const moved = await moveState(db, {
    machine: afterSaleMachine,
    subject: saleSubject(sale),
    table: 'after_sale',
    where: { company_id, order_id, id },
    to,
    set: { updated_at: at, answer },
    cause: { actor, reason, at },
  })
  if (moved.kind === 'refused') throw new Error(`an after-sale in state ${sale.state} cannot move to ${to}`)
  return { ...sale, state: to, updated_at: at, answer }
}
