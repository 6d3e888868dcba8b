import type { wechatCalls } from '@yf/contract/wechat'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { bindSubject } from '#features/identity/public.ts'
import { provider } from './rules.ts'
import { spendVisit } from './store.ts'

/** The ticket proves that this browser returned from that WeChat; an openId alone proves nothing. */
export const bind: RunCallHandler<typeof wechatCalls.bind> = async (
  { openId, accessToken },
  { db, clock, caller },
) => {
  const now = clock.now()
  const { accountId } = caller
  if (!(await spendVisit(db, accessToken, { openId, accountId }, now))) return refuse('wechatTicketInvalid')
  await bindSubject(db, accountId, { provider, subject: openId }, now)
  return answer({ openId }, '绑定成功')
}
