import type { pharmacyCalls } from '@yf/contract/pharmacy'
import { regionText } from '@yf/domain/address'
import { addressOf } from '#features/address/public.ts'
import { placeOrder as place, type OrderDraft } from '#features/orders/public.ts'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { basketOf, partsOf, type Basket } from './basket.ts'
import { insertMedicineOrder } from './store.ts'

/** Checks and takes prices, stock, benefit, points and the prescription in one transaction. */
export const placeOrder = inTransaction<typeof pharmacyCalls.placeOrder>(async (input, ctx) => {
  const { accountId } = ctx.caller
  const basket = await basketOf(ctx, input.prescriptionId)
  if ('kind' in basket) return basket
  if (basket.warnings.length > 0 && !input.hasReadWarnings) return refuse('medicineWarned')
  if (basket.lines.some(({ isThere }) => !isThere)) return refuse('medicineShort')
  const address = await addressOf(ctx.db, ctx.cipher, accountId, input.addressId)
  if (!address) return refuse('notFound')
  const { takes, takesFen, split } = partsOf(basket, input.points)
  if (takes < input.points) return refuse('pointsShort')
  if (split.moneyFen !== input.moneyFen) return refuse('medicinePriceChanged')
  const delivery = {
    name: address.name,
    phone: address.phone,
    region: regionText(address),
    detail: address.detail,
  }
  const placed = await place(ctx, { ...draftOf(basket, takesFen), accountId, delivery })
  if (placed.kind === 'short') return refuse(shortOf[placed.what] ?? 'medicinePriceChanged')
  const { order } = placed
  await insertMedicineOrder(ctx.db, {
    company_id: order.company_id,
    order_id: order.id,
    account_id: accountId,
    prescription_id: input.prescriptionId,
  })
  return answer({ orderId: order.id, state: order.state, moneyFen: order.money_fen })
})

/** Another order was faster between the check and the update. */
const shortOf = {
  stock: 'medicineShort',
  prescription: 'prescriptionNotUsable',
  points: 'pointsShort',
  benefit: 'medicinePriceChanged',
} as Readonly<
  Record<string, 'medicineShort' | 'prescriptionNotUsable' | 'pointsShort' | 'medicinePriceChanged'>
>

function draftOf({ companyId, lines, benefit, prescription }: Basket, pointsFen: number) {
  return {
    companyId,
    kind: 'pharmacy',
    lines,
    ...(benefit ? { benefit: { fen: benefit.left, packageId: benefit.packageId } } : {}),
    ...(pointsFen > 0 ? { points: { fen: pointsFen } } : {}),
    holdings: [{ component: 'prescription', data: { prescriptionId: prescription.id } }],
  } as const satisfies Omit<OrderDraft, 'accountId' | 'delivery'>
}
