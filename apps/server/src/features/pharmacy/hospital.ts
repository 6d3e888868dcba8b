import type { OrderKindExtensionPoints, OrderKey, OrderRow } from '#features/orders/public.ts'
import { linesOf, decryptorOf, orderById } from '#features/orders/public.ts'
import { prescriptionNumber } from '#features/consultation/public.ts'
import { phoneOf } from '#features/identity/public.ts'
import type { JinliSendOutcome } from '#partners/jinli/port.ts'
import { orderStates } from '@yf/domain/order'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { WorkContext } from '#platform/call/work.ts'
import type { Deliverer, Deliverers } from '#platform/jobs/outbox.ts'
import { medicineOrderOf, medicinesById } from './store.ts'

interface PharmacyOrderKey {
  readonly companyId: string
  readonly id: string
}

const notifyPharmacy = (
  { db, outbox }: Pick<WorkContext, 'db' | 'outbox'>,
  kind: 'medicine' | 'medicine-cancel',
  { company_id: companyId, id }: OrderKey,
) =>
  outbox.add(db, { partner: 'jinli', kind, key: id, payload: { companyId, id } satisfies PharmacyOrderKey })

/** Tells the pharmacy about an order once it is paid, and about its cancellation if the pharmacy knew of it. */
export const pharmacyExtensionPoints: OrderKindExtensionPoints = {
  async paid(ctx, order) {
    await notifyPharmacy(ctx, 'medicine', order)
  },
  async undone(ctx, order) {
    if (order.paid_at !== null && order.shipped_at === null)
      await notifyPharmacy(ctx, 'medicine-cancel', order)
  },
}

function requireDelivered(outcome: JinliSendOutcome): void {
  if (outcome.kind === 'unavailable') throw new Error(`the pharmacy is unavailable: ${outcome.reason}`)
  if (outcome.kind === 'refused' && outcome.reason === 'setup')
    throw new Error(`the pharmacy refuses us: ${outcome.providerCode}`)
}

const deliverOrder: Deliverer<PharmacyOrderKey> = async ({ id }, ctx) => {
  const order = await orderById(ctx.db, id)
  // Refunded meanwhile: the pharmacy is never told.
  if (order?.state !== orderStates.toShip) return
  const about = await medicineOrderOf(ctx.db, order)
  const lines = await linesOf(ctx.db, order)
  const medicines = await medicinesById(
    ctx.db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  )
  const receiver = (await decryptorOf(ctx, order.account_id)).delivery(order)
  if (!about || !receiver) throw new Error('an order of medicine goes somewhere')
  const outcome = await ctx.partners.jinli.sendMedicineOrder({
    orderNo: order.id,
    prescriptionNo: (await prescriptionNumber(ctx.db, order.account_id, about.prescription_id)) ?? '',
    phone: (await phoneOf(ctx.db, ctx.cipher, order.account_id)) ?? '',
    receiver: {
      name: receiver.name,
      phone: receiver.phone,
      address: `${receiver.region} ${receiver.detail}`,
    },
    medicines: lines.map(({ product_id, quantity, unit_fen }) => ({
      code: medicines.get(product_id ?? '')?.code ?? '',
      name: medicines.get(product_id ?? '')?.name ?? '',
      quantity,
      priceFen: unit_fen,
    })),
    payFen: order.money_fen,
  })
  requireDelivered(outcome)
}

const deliverCancel: Deliverer<PharmacyOrderKey> = async ({ id }, ctx) => {
  const outcome = await ctx.partners.jinli.cancelMedicineOrder(id)
  requireDelivered(outcome)
  const order = outcome.kind === 'refused' ? await orderById(ctx.db, id) : undefined
  if (order) await alertOfGoneMedicine(ctx, order)
}

/**
 * The pharmacy shipped before our cancellation arrived: the money was refunded, and the medicine is on its way all
 * the same.
 */
export const alertOfGoneMedicine = (ctx: Pick<WorkContext, 'db' | 'clock'>, { id, order_no }: OrderRow) =>
  alertStaff(ctx, {
    kind: 'medicineGone',
    about: id,
    text: `药品订单 ${order_no} 已退款，药房仍已发出：请联系药房拦截包裹，拦截不到的与用户和药房协商结算`,
  })

export const pharmacyDeliverers: Deliverers = {
  'jinli.medicine': deliverOrder,
  'jinli.medicine-cancel': deliverCancel,
}
