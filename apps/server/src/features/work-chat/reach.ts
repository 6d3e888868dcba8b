import type { WorkChatApp, WorkChatFailure } from '#partners/work-chat/port.ts'
import type { CallContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { titles, type Provider } from './rules.ts'
import { secretRow } from './encrypted.ts'
import type { WorkChatAppRow } from './store.ts'

export const decrypted = ({ cipher }: CallContext, app: WorkChatAppRow): WorkChatApp => ({
  id: app.id,
  corpId: app.corp_id,
  clientId: app.client_id,
  secret: cipher.open(app.secret_encrypted, secretRow(app.id)),
})

export const notOpen = (provider: Provider): RefusedCall<'workChatNotOpen'> =>
  refuse('workChatNotOpen', `您的企业还没有开通${titles[provider]}登录，请使用手机号登录`)

/** The member can only retry later; errors in a company's setup are for the log. */
export function outOfReach(
  { log }: CallContext,
  provider: Provider,
  app: WorkChatAppRow,
  failure: WorkChatFailure,
): RefusedCall<'workChatUnavailable'> {
  const about = { provider, app: app.id, failure }
  if (failure.kind === 'refused') log.error(about, 'a work chat refuses our app')
  else log.warn(about, 'a work chat does not answer')
  return refuse('workChatUnavailable', `${titles[provider]}暂时没有响应，请稍后再试，或使用手机号登录`)
}
