import type { workChatCalls } from '@yf/contract/work-chat'
import type { Handlers } from '#platform/call/handler.ts'
import { dingTalkConfig, feishuConfig, wecomConfig } from './config.ts'
import { loginAt } from './login.ts'

export const workChatHandlers: Handlers<typeof workChatCalls> = {
  loginByWecom: loginAt('wecom'),
  loginByDingTalk: loginAt('dingtalk'),
  loginByFeishu: loginAt('feishu'),
  wecomConfig,
  dingTalkConfig,
  feishuConfig,
}
