import type { identitySteps } from '@yf/contract/identity-steps'
import { publishedAgreements } from '@yf/domain/agreements'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { keepAcceptance } from './store.ts'

export const acceptAgreement: RunCallHandler<typeof identitySteps.acceptAgreement> = async (input, ctx) => {
  if (!publishedAgreements.includes(input.version)) return badInput('version', '协议版本不存在')
  await keepAcceptance(ctx.db, {
    account_id: ctx.caller.accountId,
    agreement: input.agreement,
    version: input.version,
    accepted_at: ctx.clock.now(),
  })
  return answer(null)
}
