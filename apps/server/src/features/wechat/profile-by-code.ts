import type { wechatCalls } from '@yf/contract/wechat'
import { inSteps } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { prove } from './prove.ts'
import { appIdFor } from './rules.ts'

export const profileByCode = inSteps<typeof wechatCalls.profileByCode>(async ({ code, supply }, ctx) => {
  const { settings, partners } = ctx
  const proven = await prove(ctx, code, () =>
    partners.wechat.introduce(appIdFor(settings.wechat, supply), code),
  )
  if (proven.kind === 'refused') return proven
  const { nickName, headimgurl } = proven.profile
  return answer({ openId: proven.visitor.openId, nickName, headimgurl })
})
