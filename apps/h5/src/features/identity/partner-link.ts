import { CallError } from '@yf/client/call-error'

/** The same words as the server's: a link that was cut, or a page that was reloaded after its token had gone. */
export const missingLink = (): CallError =>
  new CallError('refused', '登录链接无效或已过期，请从原入口重新进入')
