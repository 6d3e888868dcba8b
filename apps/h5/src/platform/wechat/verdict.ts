import { within } from '#platform/environment/within.ts'
import { nativeName, type Wx, type WxOptions } from './wx.ts'

/** Where WeChat's bridge never comes, nobody waits for it longer than this. */
const timeLimitMs = 5000

/** The SDK reports a refusal first and then that it is ready all the same. */
function firstVerdict(wx: Wx, options: WxOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    wx.error((fault) => reject(new Error(fault.errMsg)))
    wx.ready(resolve)
    wx.config(options)
  })
}

/** From its first answer on the SDK calls itself ready at once, whatever a later one says: so the bridge itself is asked. */
function laterVerdict(wx: Wx, options: WxOptions): Promise<void> {
  const parameters = {
    verifyJsApiList: options.jsApiList.map(nativeName),
    ...(options.openTagList && { verifyOpenTagList: options.openTagList }),
  }
  return new Promise((resolve, reject) => {
    wx.config({ ...options, check: false })
    wx.ready(() =>
      wx.invoke('preVerifyJSAPI', parameters, ({ err_msg = '' }) =>
        err_msg.endsWith(':ok') ? resolve() : reject(new Error(err_msg)),
      ),
    )
  })
}

let isFirst = true

/** Rejects with WeChat's own words where it does not accept the signature, and after a while without an answer. */
export function verdictOf(wx: Wx, options: WxOptions): Promise<void> {
  const verdict = isFirst ? firstVerdict : laterVerdict
  isFirst = false
  return within(timeLimitMs, verdict(wx, options))
}
