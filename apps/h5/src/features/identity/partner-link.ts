import { CallError } from '@yf/client/call-error'

/** The same message as the server's: a truncated link, or a page reloaded after its token was removed. */
export const missingLink = (): CallError =>
  new CallError('refused', '登录链接无效或已过期，请从原入口重新进入')
