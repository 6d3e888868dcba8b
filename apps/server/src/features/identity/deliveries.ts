import type { Deliverer, Deliverers } from '#platform/jobs/outbox.ts'
import { accountByPhone } from './store.ts'

/** A code on its way to a phone. */
export type CodeMessage = {
  readonly phone: string
  readonly code: string
  /** `members`: to be sent only if the phone is a member's, which the one who asked for it may not learn. */
  readonly audience: 'members' | 'anyone'
  /** ISO moment after which the code opens nothing, so that sending it would only confuse. */
  readonly usefulUntil: string
}

const deliverCode: Deliverer<CodeMessage> = async ({ phone, code, audience, usefulUntil }, ctx) => {
  if (ctx.clock.now() >= new Date(usefulUntil)) return
  if (audience === 'members' && !(await accountByPhone(ctx.db, ctx.cipher, phone))) return
  const outcome = await ctx.partners.sms.sendCode({ phone, code, id: ctx.key })
  switch (outcome.kind) {
    case 'sent':
      return
    case 'unavailable':
      throw new Error(`the SMS provider is unavailable: ${outcome.reason}`)
    case 'refused':
      // Another try would be refused as well; only what we can mend ourselves should be noticed.
      if (outcome.reason === 'setup') throw new Error(`the SMS provider refuses us: ${outcome.providerCode}`)
      ctx.log.info({ reason: outcome.reason }, 'the SMS provider did not take a code')
  }
}

export const identityDeliverers: Deliverers = { 'sms.code': deliverCode }
