import { warn } from '#platform/environment/warn.ts'
import { configure } from './js-sdk.ts'
import type { ShareData } from './wx.ts'

/** Sets the share card of this page for friends and moments. Outside WeChat it does nothing. */
export async function share(data: ShareData): Promise<void> {
  const ready = await configure()
  if (!ready) return
  const outcome = {
    success: () => undefined,
    fail: (fault: { errMsg: string }) => warn('WeChat share', fault.errMsg),
  }
  ready.wx.updateAppMessageShareData({ ...data, ...outcome })
  const { title, link, imgUrl } = data
  ready.wx.updateTimelineShareData({ title, link, imgUrl, ...outcome })
}
