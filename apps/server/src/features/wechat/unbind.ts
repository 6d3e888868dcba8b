import type { wechatCalls } from '@yf/contract/wechat'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { dropPending, freeSubjects } from '#features/identity/public.ts'
import { provider } from './rules.ts'

/** The session continues: it belongs to the account's owner, who may remove their own or somebody else's WeChat. */
export const unbind: RunCallHandler<typeof wechatCalls.unbind> = async (_input, { db, caller }) => {
  await freeSubjects(db, caller.accountId, provider)
  await dropPending(db, caller.accountId)
  return answer(null, '已解除绑定')
}
