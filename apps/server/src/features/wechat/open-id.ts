import type { wechatCalls } from '@yf/contract/wechat'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { subjectOf } from '#features/identity/public.ts'
import { provider } from './rules.ts'

export const openId: RunCallHandler<typeof wechatCalls.openId> = async (_input, { db, caller }) =>
  answer({ openId: await subjectOf(db, caller.accountId, provider) })
