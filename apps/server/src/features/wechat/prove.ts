import type { WechatTrouble, WechatVisitor } from '#partners/wechat/port.ts'
import type { CallContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { codeOnce, failuresPerAddress } from './rules.ts'

/** Verifies a code with WeChat. Each code gets one attempt, across all processes. */
export async function prove<Proven extends { readonly kind: 'visitor'; readonly visitor: WechatVisitor }>(
  ctx: CallContext,
  code: string,
  ask: () => Promise<Proven | WechatTrouble>,
): Promise<Proven | RefusedCall<'tooOften' | 'wechatCodeInvalid' | 'wechatSnapshot' | 'wechatUnavailable'>> {
  const { limits, address } = ctx
  if (!(await limits.peek('wechat-failures', address, failuresPerAddress)).allowed) return refuse('tooOften')
  const fail = async () => {
    await limits.take('wechat-failures', address, failuresPerAddress)
    return refuse('wechatCodeInvalid')
  }
  if (!(await limits.take('wechat-code', code, codeOnce)).allowed) return fail()

  const outcome = await ask()
  if (outcome.kind === 'visitor') return outcome.visitor.isSnapshot ? refuse('wechatSnapshot') : outcome
  if (outcome.kind === 'refused' && outcome.reason === 'badCode') return fail()
  // It may not have reached WeChat, so the same code may be used again.
  if (outcome.kind === 'unavailable') await limits.forget('wechat-code', code)
  return outOfReach(ctx, outcome)
}

/** The member can only retry later; errors in our setup are for the log. */
export function outOfReach({ log }: CallContext, trouble: WechatTrouble): RefusedCall<'wechatUnavailable'> {
  if (trouble.kind === 'refused') log.error({ trouble }, 'WeChat refuses us')
  else log.warn({ trouble }, 'WeChat does not answer')
  return refuse('wechatUnavailable')
}
