import { updateUserInfo } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'

/**
 * `yf_openIdStatus`: any value means that WeChat was queried; `selfBound` means that the current account is bound to
 * it.
 */
export const selfBound = '1'
export const notSelfBound = '0'

/** A member who has just unbound WeChat is not asked to bind it again in this session. */
export function forgetBinding(): void {
  storage.openIdStatus.write(notSelfBound)
  storage.wechatDeclined.write('1')
  updateUserInfo({ openId: null })
}
