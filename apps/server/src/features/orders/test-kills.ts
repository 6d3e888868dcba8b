import { orderCalls } from '@yf/contract/orders'
import { expect } from 'vitest'
import type { InterruptServer, Killable } from '#testkit/killable.ts'
import { stockOf } from './stock.ts'
import type { OrderRow } from './store.ts'
import { line, type OrderLab } from './test-orders.ts'

export const struckSteps = ['pay', 'learn', 'refund', 'cancel'] as const
export type StruckStep = (typeof struckSteps)[number]

/** The result of an order, and its expected final state. */
interface StoryResult {
  readonly order: OrderRow
  readonly productId: string
  readonly ends: OrderRow['state']
}

/** An order is paid and refunded, or closed before; a process is killed in one of the steps. */
export async function struckStory(
  lab: OrderLab,
  persist: Killable['persist'],
  struck: StruckStep,
  strike: InterruptServer,
): Promise<StoryResult> {
  const productId = await lab.stocked(5)
  const order = await lab.place({ lines: [{ ...line(2_000, 2), productId, isStocked: true }] })
  const orderId = order.id
  const { token } = lab
  const at = (step: StruckStep) => (step === struck ? strike : undefined)
  await persist(token, orderCalls.pay, { orderId, way: 'h5' }, at('pay'))
  if (struck === 'cancel') {
    await persist(token, orderCalls.cancel, { orderId }, at('cancel'))
    return { order, productId, ends: 5 }
  }
  await lab.atCashier(await lab.tradeNoOf(order), 'pay')
  await persist(token, orderCalls.payResult, { orderId }, at('learn'))
  await persist(token, orderCalls.applyRefund, { orderId, reason: '不要了' }, at('refund'))
  return { order, productId, ends: 7 }
}

/** Nothing of it is lost or doubled, at the provider and here. */
export async function expectWhole(lab: OrderLab, { order, productId, ends }: StoryResult): Promise<void> {
  // A killed job is picked up by the periodic job that queries everything open, here while another server works too.
  const afterARound = () => lab.round().then(() => lab.stateOf(order))
  await expect.poll(afterARound, { timeout: 60_000 }).toBe(ends)
  expect(await stockOf(lab.db, productId)).toBe(5)
  const payments = await lab.paymentsOf(order)
  expect(payments).toHaveLength(1)
  const { refunds } = await lab.tradeOf(await lab.tradeNoOf(order))
  expect(refunds.map(({ request }) => request.amount.refund)).toEqual(payments[0]!.counts ? [4_000] : [])
}
