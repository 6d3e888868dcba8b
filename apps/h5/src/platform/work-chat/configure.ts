import { workChatCalls } from '@yf/contract/work-chat'
import { currentEnvironment, type BrowserEnvironment } from '#platform/environment/environment.ts'
import { loadScript } from '#platform/environment/load-script.ts'
import { shareCard } from '#platform/environment/share-card.ts'
import { warn } from '#platform/environment/warn.ts'
import { within } from '#platform/environment/within.ts'
import { call } from '#platform/http/call.ts'
import { loadWx } from '#platform/wechat/load-wx.ts'
import { verdictOf } from '#platform/wechat/verdict.ts'
import { requestedPage } from './requested-app.ts'

const timeLimitMs = 5000

const configure: Partial<Record<BrowserEnvironment, () => Promise<void>>> = {
  enterpriseWechat: async () => {
    const config = await call(workChatCalls.wecomConfig, requestedPage(), { silent: true })
    const wx = await loadWx()
    const { corpId: appId, timestamp, nonceStr, signature } = config
    const jsApiList = ['onMenuShareAppMessage', 'chooseImage', 'getLocalImgData']
    await verdictOf(wx, { beta: true, appId, timestamp, nonceStr, signature, jsApiList })
    wx.onMenuShareAppMessage(shareCard())
  },
  dingTalk: async () => {
    const config = await call(workChatCalls.dingTalkConfig, requestedPage(), { silent: true })
    const { default: dd } = await import('dingtalk-jsapi/entry/mobile')
    const verdict = new Promise<void>((resolve, reject) => {
      dd.error((fault: unknown) => reject(new Error(JSON.stringify(fault))))
      dd.ready(resolve)
    })
    dd.config({ ...config, type: 0, jsApiList: ['biz.util.share', 'biz.util.chooseImage'] })
    await within(timeLimitMs, verdict)
  },
  feishu: async () => {
    const config = await call(workChatCalls.feishuConfig, requestedPage(), { silent: true })
    await loadScript(config.sdkUrl)
    const { appId, timestamp, nonceStr, signature } = config
    const verdict = new Promise<void>((resolve, reject) => {
      window.h5sdk?.config({
        appId,
        timestamp,
        nonceStr,
        signature,
        jsApiList: ['share', 'chooseImage'],
        onSuccess: resolve,
        onFail: (fault) => reject(new Error(JSON.stringify(fault))),
      })
    })
    await within(timeLimitMs, verdict)
  },
}

/** Requests the work-chat app's share and picture calls. A refusal is only logged (specification §8). */
export async function configureWorkChat(): Promise<boolean> {
  try {
    await configure[currentEnvironment()]?.()
    return true
  } catch (error) {
    warn('Work chat JS-SDK', error)
    return false
  }
}
