import type { CallContext } from '#platform/call/context.ts'
import { prove } from './prove.ts'
import { appIdFor } from './rules.ts'

/** Whoever pays inside WeChat without an account: an OpenID of the default official account, and nothing is kept of it. */
export async function openIdByCode(ctx: CallContext, code: string) {
  const { settings, partners } = ctx
  const proven = await prove(ctx, code, () =>
    partners.wechat.identify(appIdFor(settings.wechat, undefined), code),
  )
  return proven.kind === 'refused' ? proven : { kind: 'visitor' as const, openId: proven.visitor.openId }
}
