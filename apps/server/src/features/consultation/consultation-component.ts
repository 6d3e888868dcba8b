import { consultationStates } from '@yf/domain/consultation'
import { neutralName } from '@yf/domain/self-paying'
import { placeOrder, type OrderComponent } from '#features/orders/public.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { sendToHospital } from './hospital/outbox.ts'
import { cancelConsultation, transitionConsultation, say, systemActor } from './transitions.ts'
import type { ConsultationPayer } from './payer.ts'
import { takeByNumber, type ConsultationRow } from './store.ts'

export interface ConsultationData {
  readonly consultationId: string
}

declare module '#features/orders/components.ts' {
  interface ComponentData {
    readonly consultation: ConsultationData
  }
}

const { unpaid, waiting } = consultationStates

/** From now on the member waits for a doctor. */
export async function callDoctor(ctx: WorkContext, row: ConsultationRow): Promise<void> {
  await say(ctx, row, '已提交，正在为您呼叫医生')
  await sendToHospital(ctx, 'start', row)
}

interface PaidConsultation {
  readonly companyId: string
  readonly accountId: string
  readonly id: string
  readonly payer: Pick<ConsultationPayer, 'priceFen'>
}

/** Places the order of a new consultation; false if it has one. */
export async function orderConsultation(ctx: WorkContext, bought: PaidConsultation): Promise<boolean> {
  const { companyId, accountId, id, payer } = bought
  const placed = await placeOrder(ctx, {
    companyId,
    accountId,
    kind: 'health',
    lines: [{ productId: null, name: neutralName, picture: '', unitFen: payer.priceFen, quantity: 1 }],
    holdings: [{ component: 'consultation', data: { consultationId: id } }],
  })
  return placed.kind === 'placed'
}

/**
 * A consultation that its member pays for: the hospital learns of it only after the payment, and cancelling its order
 * cancels it.
 */
export const consultationComponent: OrderComponent<ConsultationData> = {
  async take({ db }, { company_id, id: order_id }, { consultationId: id }) {
    const { numUpdatedRows } = await db
      .updateTable('consultation')
      .set({ order_id })
      .where((row) => row.and({ company_id, id, state: unpaid }))
      .where('order_id', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  async isStillThere({ db }, _order, { consultationId }) {
    return (await takeByNumber(db, consultationId))?.state === unpaid
  },
  async settle(ctx, _order, { consultationId }) {
    const row = await takeByNumber(ctx.db, consultationId)
    if (!row) throw new Error('an order pays for a consultation that is not there')
    const now = ctx.clock.now()
    const waitMs = ctx.settings.consultation.waitMinutes * 60_000
    // The wait for a doctor begins now.
    const set = { started_at: now, gives_up_at: new Date(now.getTime() + waitMs) }
    await transitionConsultation(ctx, row, {
      to: waiting,
      actor: systemActor,
      reason: '已付款，等待接诊',
      set,
    })
    await callDoctor(ctx, { ...row, ...set, state: waiting })
  },
  async giveBack(ctx, _order, { consultationId }) {
    const row = await takeByNumber(ctx.db, consultationId)
    if (row?.state === unpaid) await cancelConsultation(ctx, row, 'unpaid', systemActor)
  },
  screenOf: ({ consultationId }) => `/consultationRecord/${consultationId}`,
}
