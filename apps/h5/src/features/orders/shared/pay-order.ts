import { orderCalls } from '@yf/contract/orders'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { write } from '#platform/http/write.ts'
import { pay } from '#platform/wechat/pay.ts'

/**
 * Inside WeChat its own sheet pays; elsewhere the person goes to the provider's page and comes back to `backTo`. Says
 * whether this screen is still there and something may have been paid: the order itself knows only what the provider says.
 */
export async function payOrder(orderId: string, backTo: string): Promise<'asked' | 'not' | 'left'> {
  const way = currentEnvironment() === 'wechat' ? 'jsapi' : 'h5'
  const started = await write(orderCalls.pay, { orderId, way })
  if (!started.ok) return 'not'
  const { url, jsapi } = started.result
  if (jsapi) {
    const { timeStamp: timestamp, nonceStr, signType, paySign } = jsapi
    const outcome = await pay({ timestamp, nonceStr, package: jsapi.package, signType, paySign })
    return outcome === 'done' ? 'asked' : 'not'
  }
  if (!url) return 'not'
  location.assign(withWayBack(url, `${location.origin}/#${backTo}`))
  return 'left'
}

/** WeChat's page takes the person back there. */
export function withWayBack(url: string, backTo: string): string {
  const address = new URL(url)
  address.searchParams.set('redirect_url', backTo)
  return address.href
}
