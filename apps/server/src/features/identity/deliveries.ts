import type { SmsNotice } from '#partners/sms/port.ts'
import type { Deliverer, Deliverers } from '#platform/jobs/outbox.ts'

/** Text messages to people who tried to register: they have no account for an in-app notice. */
export type RegistrationNotice = Pick<SmsNotice, 'phone' | 'company' | 'result'>

const deliverNotice: Deliverer<RegistrationNotice> = async (notice, ctx) => {
  const outcome = await ctx.partners.sms.sendNotice({ ...notice, id: ctx.key })
  switch (outcome.kind) {
    case 'sent':
      return
    case 'unavailable':
      throw new Error(`the SMS provider is unavailable: ${outcome.reason}`)
    case 'refused':
      // Another try would be refused as well; only a problem on our side should be visible.
      if (outcome.reason === 'setup') throw new Error(`the SMS provider refuses us: ${outcome.providerCode}`)
      ctx.log.info({ reason: outcome.reason }, 'the SMS provider did not take a notice')
  }
}

export const identityDeliverers: Deliverers = { 'sms.registration': deliverNotice }
