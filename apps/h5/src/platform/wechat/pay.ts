import { warn } from '#platform/environment/warn.ts'
import { say } from '#platform/http/feedback.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { configure } from './js-sdk.ts'
import type { PayParams } from './wx.ts'

/** `done` is WeChat's result on this phone: the order only changes by the payment provider's result. */
export type PayOutcome = 'done' | 'cancelled' | 'failed'

/** WeChat accepts a page again after a reload, so the dialog offers that. */
async function offerReload(): Promise<void> {
  const wantsReload = await confirm({
    title: '微信支付没有打开',
    content: '还没有扣款。重新打开本页后可以继续支付；仍打不开时，请退出后从公众号重新进入',
    confirmText: '重新打开',
    cancelText: '稍后再付',
  })
  if (wantsReload) location.reload()
}

/** WeChat did not permit payments on this page, so its sheet never opened. */
const isForbidden = (errMsg: string): boolean => /permission denied|function.not.exist/i.test(errMsg)

async function explain(errMsg: string): Promise<void> {
  warn('WeChat pay', errMsg)
  if (isForbidden(errMsg)) await offerReload()
  else say('支付没有完成，请再试一次')
}

/** Shows its own errors. */
export async function pay(parameters: PayParams): Promise<PayOutcome> {
  const ready = await configure()
  if (!ready) {
    await offerReload()
    return 'failed'
  }
  return new Promise((resolve) => {
    ready.wx.chooseWXPay({
      ...parameters,
      success: () => resolve('done'),
      cancel: () => resolve('cancelled'),
      fail: ({ errMsg }) => void explain(errMsg).then(() => resolve('failed')),
    })
  })
}
