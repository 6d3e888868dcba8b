import type { Output } from '@yf/contract/call'
import { orderCalls } from '@yf/contract/orders'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { write } from '#platform/http/write.ts'
import { leaveForCashier } from '#platform/navigation/cashier-trip.ts'
import { currentPlace, replace } from '#platform/navigation/history.ts'
import { pay } from '#platform/wechat/pay.ts'

export type Paying = 'asked' | 'not' | 'left'

export const wayToPay = () => (currentEnvironment() === 'wechat' ? 'jsapi' : 'h5')

/**
 * Inside WeChat its own sheet pays; elsewhere the person goes to the provider's page and comes back to `backTo`. Says
 * whether this screen is still there and something may have been paid: the order itself knows only what the provider says.
 */
export async function payOrder(orderId: string, backTo: string): Promise<Paying> {
  const started = await write(orderCalls.pay, { orderId, way: wayToPay() })
  return started.ok ? payWith(started.result, backTo) : 'not'
}

/**
 * Of something placed a moment ago, whose own page stands already. Inside WeChat nobody leaves the app, so nobody comes
 * back either: the page stands as `backTo` then, and asks whether it was paid.
 */
export async function payPlaced(orderId: string, backTo: string): Promise<void> {
  const { fullPath } = currentPlace()
  const isPaying = (await payOrder(orderId, backTo)) === 'asked'
  if (isPaying && currentPlace().fullPath === fullPath) replace(backTo)
}

/** With what the server said the page pays with, by whichever of its calls. */
export async function payWith(
  { url, jsapi }: Output<typeof orderCalls.pay>,
  backTo: string,
): Promise<Paying> {
  if (jsapi) {
    const { timeStamp: timestamp, nonceStr, signType, paySign } = jsapi
    const outcome = await pay({ timestamp, nonceStr, package: jsapi.package, signType, paySign })
    return outcome === 'done' ? 'asked' : 'not'
  }
  if (!url) return 'not'
  leaveForCashier(withWayBack(url, `${location.origin}/#${backTo}`), backTo)
  return 'left'
}

/** WeChat's page takes the person back there. */
export function withWayBack(url: string, backTo: string): string {
  const address = new URL(url)
  address.searchParams.set('redirect_url', backTo)
  return address.href
}
