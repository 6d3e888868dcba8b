import { within } from '#platform/environment/within.ts'
import { nativeName, type Wx, type WxOptions } from './wx.ts'

/** The longest wait if WeChat's bridge never appears. */
const timeLimitMs = 5000

/** The SDK reports a refusal first and then fires ready nevertheless. */
function firstVerdict(wx: Wx, options: WxOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    wx.error((fault) => reject(new Error(fault.errMsg)))
    wx.ready(resolve)
    wx.config(options)
  })
}

/**
 * After its first response the SDK always reports ready at once, whatever a later response says: so this asks the
 * bridge itself.
 */
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

/** Rejects with WeChat's message if it refuses the signature, and after a while without a response. */
export function verdictOf(wx: Wx, options: WxOptions): Promise<void> {
  const verdict = isFirst ? firstVerdict : laterVerdict
  isFirst = false
  return within(timeLimitMs, verdict(wx, options))
}
