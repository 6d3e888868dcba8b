import { updateUserInfo } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'

/** `yf_openIdStatus`: anything says that WeChat was asked; `selfBound`, that the account on the screen is bound to it. */
export const selfBound = '1'
export const notSelfBound = '0'

/** Who has just taken a WeChat away is not asked in the same session whether to bind it. */
export function forgetBinding(): void {
  storage.openIdStatus.write(notSelfBound)
  storage.wechatDeclined.write('1')
  updateUserInfo({ openId: null })
}
