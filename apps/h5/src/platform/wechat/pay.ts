import { warn } from '#platform/environment/warn.ts'
import { configure } from './js-sdk.ts'
import type { PayParams } from './wx.ts'

/** `done` is what WeChat says on this phone: the order itself believes the payment provider alone. */
export type PayOutcome = 'done' | 'cancelled' | 'failed'

export async function pay(parameters: PayParams): Promise<PayOutcome> {
  const ready = await configure()
  if (!ready) return 'failed'
  return new Promise((resolve) => {
    ready.wx.chooseWXPay({
      ...parameters,
      success: () => resolve('done'),
      cancel: () => resolve('cancelled'),
      fail: (fault) => {
        warn('WeChat pay', fault.errMsg)
        resolve('failed')
      },
    })
  })
}
