import { afterSaleMachine, afterSaleStateNames, type AfterSaleState } from '@yf/domain/after-sale'
import { shanghaiMoment } from '@yf/domain/dates'
import type { WorkContext } from '#platform/call/work.ts'
import type { Db } from '#platform/db/handle.ts'
import { transition } from '#platform/transitions/transition.ts'
import { readStates } from '#platform/transitions/state-events.ts'
import type { AfterSaleRow } from './store.ts'

export const afterSaleSubject = ({ company_id, id }: Pick<AfterSaleRow, 'company_id' | 'id'>) => ({
  companyId: company_id,
  kind: 'afterSale',
  id,
})

export interface AfterSaleCause {
  readonly actor: string
  /** In Chinese, for the owner. */
  readonly reason: string
}

/** For an after-sales case whose order is locked. Returns the updated case. */
export async function transitionAfterSale(
  { db, clock }: WorkContext,
  afterSale: AfterSaleRow,
  to: AfterSaleState,
  { actor, reason }: AfterSaleCause,
  changes: Partial<Pick<AfterSaleRow, 'answer' | 'send_back_by'>> = {},
): Promise<AfterSaleRow> {
  const { company_id, order_id, id } = afterSale
  const at = clock.now()
  const moved = await transition(db, {
    machine: afterSaleMachine,
    subject: afterSaleSubject(afterSale),
    table: 'after_sale',
    where: { company_id, order_id, id },
    to,
    set: { updated_at: at, agreed_by: null, ...changes },
    cause: { actor, reason, at },
  })
  if (moved.kind === 'refused')
    throw new Error(`an after-sale in state ${afterSale.state} cannot move to ${to}`)
  return { ...afterSale, agreed_by: null, ...changes, state: to, updated_at: at }
}

/** Oldest first, as texts for its owner. */
export const afterSaleTimeline = async (db: Db, afterSale: Pick<AfterSaleRow, 'company_id' | 'id'>) =>
  (await readStates(db, afterSaleSubject(afterSale))).map(({ to_state, reason, at }) => ({
    stateName: afterSaleStateNames[Number(to_state) as AfterSaleState],
    words: reason,
    time: shanghaiMoment(at),
  }))
