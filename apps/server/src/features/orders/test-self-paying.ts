import { orderCalls } from '@yf/contract/orders'
import { askJob } from '#features/payments/ask-job.ts'
import { closeUnpaidJob } from './timers.ts'
import type { OrderLab } from './test-orders.ts'

/** Actions of a member who pays in full, for any kind of service. */
export function payingIn(lab: () => OrderLab) {
  const atCashier = async (token: string, orderId: string) => {
    const { result, message } = await lab().server.call(orderCalls.pay, { orderId, way: 'h5' }, { token })
    if (!result?.url) throw new Error(message)
    return result.url.split('/').at(-1)!
  }
  const ask = (token: string, orderId: string) =>
    lab().server.call(orderCalls.payResult, { orderId }, { token })
  return {
    atCashier,
    ask,
    /** Paid, and learned by querying. */
    async pay(token: string, orderId: string): Promise<void> {
      await lab().atCashier(await atCashier(token, orderId), 'pay')
      await ask(token, orderId)
    },
    stateOf: (orderId: string) => lab().stateOf({ id: orderId }),
    /** The refunded sum, and the number of refunds. */
    async backOf(orderId: string): Promise<readonly number[]> {
      return (await lab().refundsOf({ id: orderId })).map(({ amount_fen }) => amount_fen)
    },
    /** Runs the timers on unpaid orders. */
    closeUnpaid: () => closeUnpaidJob.run({}, lab().ctx),
    /** The provider reports the results of refunds. */
    async settleRefunds(): Promise<void> {
      lab().clock.advance({ minutes: 65 })
      await askJob.run({}, lab().ctx)
    },
  }
}
