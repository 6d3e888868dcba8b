import { warn } from '#platform/environment/warn.ts'
import { configure } from './js-sdk.ts'

/** WeChat's own code for "came from a web page". */
const fromWebPage = '57'

/** Opens the official account's profile, where members can follow it; false if WeChat does not open it. */
export async function openOfficialAccount(): Promise<boolean> {
  const ready = await configure()
  if (!ready) return false
  return new Promise((resolve) => {
    const parameters = { username: ready.config.officialAccount, scene: fromWebPage }
    ready.wx.invoke('profile', parameters, ({ err_msg = '' }) => {
      const isOpen = err_msg.endsWith(':ok')
      if (!isOpen) warn('WeChat profile', err_msg)
      resolve(isOpen)
    })
  })
}
