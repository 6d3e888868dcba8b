import type { wechatCalls } from '@yf/contract/wechat'
import type { Handlers } from '#platform/call/handler.ts'
import { appId } from './app-id.ts'
import { bind } from './bind.ts'
import { exchangeCode } from './exchange-code.ts'
import { jsConfig } from './js-config.ts'
import { loginByCode } from './login-by-code.ts'
import { openId } from './open-id.ts'
import { profileByCode } from './profile-by-code.ts'
import { unbind } from './unbind.ts'

export const wechatHandlers: Handlers<typeof wechatCalls> = {
  jsConfig,
  appId,
  exchangeCode,
  openId,
  bind,
  unbind,
  loginByCode,
  profileByCode,
}
