import type { wechatCalls } from '@yf/contract/wechat'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { appIdFor } from './rules.ts'

export const appId: RunCallHandler<typeof wechatCalls.appId> = async ({ supply }, { settings }) =>
  answer({ appId: appIdFor(settings.wechat, supply), authorizeUrl: settings.wechat.authorizeUrl })
