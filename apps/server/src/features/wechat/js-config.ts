import { randomBytes } from 'node:crypto'
import type { wechatCalls } from '@yf/contract/wechat'
import { jsSdkSignature } from '@yf/partner-contract/wechat'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { outOfReach } from './prove.ts'
import { appIdFor, configsPerAddress, isOwnPage } from './rules.ts'

export const jsConfig: RunCallHandler<typeof wechatCalls.jsConfig> = async ({ url, supply }, ctx) => {
  const { settings, clock, limits, partners } = ctx
  if (!isOwnPage(url, settings)) return badInput('url', '只能为本应用的页面签名')
  if (!(await limits.take('wechat-config', ctx.address, configsPerAddress)).allowed) return refuse('tooOften')
  const appId = appIdFor(settings.wechat, supply)
  const lent = await partners.wechat.ticket(appId)
  if (lent.kind !== 'ticket') return outOfReach(ctx, lent)
  const nonceStr = randomBytes(16).toString('hex')
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  return answer({
    appid: appId,
    jsapi_ticket: '',
    nonceStr,
    timestamp,
    signature: jsSdkSignature({ ticket: lent.ticket, nonceStr, timestamp, url }),
    officialAccount: settings.wechat.officialAccount,
    miniProgram: settings.wechat.miniProgram,
  })
}
