import { randomBytes } from 'node:crypto'
import type { Input } from '@yf/contract/call'
import type { workChatCalls } from '@yf/contract/work-chat'
import { dingTalkSignature } from '@yf/partner-contract/dingtalk'
import { jsSdkSignature } from '@yf/partner-contract/wechat'
import { wecomAuthorizeUrl } from '@yf/partner-contract/wecom'
import type { CallContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput, type RefusedCall } from '#platform/call/outcome.ts'
import { isOwnPage } from '#features/wechat/public.ts'
import { notOpen, decrypted, outOfReach } from './reach.ts'
import { configsPerAddress, type Provider } from './rules.ts'
import { appOf, type WorkChatAppRow } from './store.ts'

type PageQuery = Input<typeof workChatCalls.wecomConfig>
type AppLookup =
  | { readonly kind: 'app'; readonly app: WorkChatAppRow }
  | RefusedCall<'tooOften' | 'workChatNotOpen'>
  | BadInput

export const wecomConfig: RunCallHandler<typeof workChatCalls.wecomConfig> = async (input, ctx) => {
  const lookup = await appFor(ctx, 'wecom', input)
  if (lookup.kind !== 'app') return lookup
  const { app } = lookup
  const company = await ctx.partners.wecom.ticket(decrypted(ctx, app), 'company')
  if (company.kind !== 'ticket') return outOfReach(ctx, 'wecom', app, company)
  const own = await ctx.partners.wecom.ticket(decrypted(ctx, app), 'app')
  if (own.kind !== 'ticket') return outOfReach(ctx, 'wecom', app, own)
  const page = { ...stamp(ctx), url: input.url }
  const agentId = app.agent_id ?? ''
  return answer({
    corpId: app.corp_id,
    agentId,
    timestamp: page.timestamp,
    nonceStr: page.nonceStr,
    signature: jsSdkSignature({ ...page, ticket: company.ticket }),
    agentSignature: jsSdkSignature({ ...page, ticket: own.ticket }),
    // Enterprise WeChat returns the mobile number only with the person's consent.
    authorizeUrl: wecomAuthorizeUrl(ctx.settings.workChat.wecomAuthorizeUrl, {
      corpId: app.corp_id,
      agentId,
      scope: 'snsapi_privateinfo',
    }),
  })
}

export const dingTalkConfig: RunCallHandler<typeof workChatCalls.dingTalkConfig> = async (input, ctx) => {
  const lookup = await appFor(ctx, 'dingtalk', input)
  if (lookup.kind !== 'app') return lookup
  const { app } = lookup
  const lent = await ctx.partners.dingtalk.ticket(decrypted(ctx, app))
  if (lent.kind !== 'ticket') return outOfReach(ctx, 'dingtalk', app, lent)
  const { nonceStr, timestamp } = stamp(ctx)
  return answer({
    corpId: app.corp_id,
    agentId: app.agent_id ?? '',
    timeStamp: timestamp,
    nonceStr,
    signature: dingTalkSignature({ nonceStr, timestamp, url: input.url, ticket: lent.ticket }),
  })
}

export const feishuConfig: RunCallHandler<typeof workChatCalls.feishuConfig> = async (input, ctx) => {
  const lookup = await appFor(ctx, 'feishu', input)
  if (lookup.kind !== 'app') return lookup
  const { app } = lookup
  const lent = await ctx.partners.feishu.ticket(decrypted(ctx, app))
  if (lent.kind !== 'ticket') return outOfReach(ctx, 'feishu', app, lent)
  const { nonceStr } = stamp(ctx)
  const timestamp = ctx.clock.now().getTime()
  return answer({
    appId: app.client_id,
    timestamp,
    nonceStr,
    signature: jsSdkSignature({ nonceStr, timestamp, url: input.url, ticket: lent.ticket }),
    sdkUrl: ctx.settings.workChat.feishuSdkUrl,
  })
}

async function appFor(
  ctx: CallContext,
  provider: Provider,
  { url, ...filter }: PageQuery,
): Promise<AppLookup> {
  if (!isOwnPage(url, ctx.settings)) return badInput('url', '只能为本应用的页面签名')
  const verdict = await ctx.limits.take('work-chat-config', ctx.address, configsPerAddress)
  if (!verdict.allowed) return refuse('tooOften')
  const app = await appOf(ctx.db, provider, filter)
  return app ? { kind: 'app', app } : notOpen(provider)
}

const stamp = ({ clock }: CallContext) => ({
  nonceStr: randomBytes(16).toString('hex'),
  timestamp: Math.floor(clock.now().getTime() / 1000),
})
