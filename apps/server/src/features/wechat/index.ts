import type { wechatCalls } from '@yf/contract/wechat'
import type { Handlers } from '../../platform/call/handler.ts'

export const wechatHandlers: Handlers<typeof wechatCalls> = {}
