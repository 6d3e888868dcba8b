import type { Output } from '@yf/contract/call'
import { orderCalls } from '@yf/contract/orders'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { write } from '#platform/http/write.ts'
import { leaveForCashier } from '#platform/navigation/cashier-trip.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { pay } from '#platform/wechat/pay.ts'

export type PaymentStart = 'asked' | 'not' | 'left'

export const wayToPay = () => (currentEnvironment() === 'wechat' ? 'jsapi' : 'h5')

/**
 * Inside WeChat its own sheet pays; elsewhere the member goes to the provider's page and returns to `backTo`. Returns
 * whether this screen is still there and a payment may have happened: the order only changes by the provider's
 * result.
 */
export async function payOrder(orderId: string, backTo: string): Promise<PaymentStart> {
  const started = await write(orderCalls.pay, { orderId, way: wayToPay() })
  return started.ok ? payWith(started.result, backTo) : 'not'
}

/**
 * For an order just placed that already has its own page. Inside WeChat the member never leaves the app and so never
 * returns to it: this opens `backTo`, which polls the payment.
 */
export async function payPlaced(orderId: string, backTo: string): Promise<void> {
  const { fullPath } = currentLocation()
  const isPaying = (await payOrder(orderId, backTo)) === 'asked'
  if (isPaying && currentLocation().fullPath === fullPath) replace(backTo)
}

/** Pays with the payment data of any of the server's calls. */
export async function payWith(
  { url, jsapi }: Output<typeof orderCalls.pay>,
  backTo: string,
): Promise<PaymentStart> {
  if (jsapi) {
    const { timeStamp: timestamp, nonceStr, signType, paySign } = jsapi
    const outcome = await pay({ timestamp, nonceStr, package: jsapi.package, signType, paySign })
    return outcome === 'done' ? 'asked' : 'not'
  }
  if (!url) return 'not'
  leaveForCashier(withWayBack(url, `${location.origin}/#${backTo}`), backTo)
  return 'left'
}

/** The WeChat page returns the member to this address. */
export function withWayBack(url: string, backTo: string): string {
  const address = new URL(url)
  address.searchParams.set('redirect_url', backTo)
  return address.href
}
