import { billCalls } from '@yf/contract/bills'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { write } from '#platform/http/write.ts'
import { leaveForCashier } from '#platform/navigation/cashier-trip.ts'
import { storage } from '#platform/storage/storage.ts'
import { pay } from '#platform/wechat/pay.ts'

/**
 * Inside WeChat, its own payment sheet opens with the visit's OpenID; elsewhere the payer goes to the provider's page
 * and returns to the bill. Returns whether this page is still open and a payment may have happened.
 */
export async function payBill(ticket: string): Promise<'asked' | 'not' | 'left'> {
  const isInWechat = currentEnvironment() === 'wechat'
  const openId = storage.wechatVisit.read()?.openId
  const started = await write(
    billCalls.payBill,
    isInWechat ? { ticket, way: 'jsapi', ...(openId ? { openId } : {}) } : { ticket, way: 'h5' },
  )
  if (!started.ok) return 'not'
  const { url, jsapi } = started.result
  if (jsapi) {
    const { timeStamp: timestamp, nonceStr, signType, paySign } = jsapi
    const outcome = await pay({ timestamp, nonceStr, package: jsapi.package, signType, paySign })
    return outcome === 'done' ? 'asked' : 'not'
  }
  if (!url) return 'not'
  const address = new URL(url)
  const query = new URLSearchParams({ ticket, paying: '1' })
  const backTo = `/btcBill?${query.toString()}`
  address.searchParams.set('redirect_url', `${location.origin}/#${backTo}`)
  leaveForCashier(address.href, backTo)
  return 'left'
}
