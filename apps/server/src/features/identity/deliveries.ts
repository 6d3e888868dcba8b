import type { SmsNotice, SmsOutcome } from '#partners/sms/port.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Deliverer, Deliverers } from '#platform/jobs/outbox.ts'

/** Text messages to people who tried to register: they have no account for an in-app notice. */
export type RegistrationNotice = Pick<SmsNotice, 'phone' | 'company' | 'result'>

const deliverNotice: Deliverer<RegistrationNotice> = async (notice, ctx) =>
  settle(await ctx.partners.sms.sendNotice({ ...notice, id: ctx.key }), ctx)

/** To the former phone of an account: its holder has to learn of a change that somebody else asked for. */
export interface PhoneChangedNotice {
  readonly phone: string
  /** The last digits of the new phone. */
  readonly tail: string
}

const deliverPhoneChanged: Deliverer<PhoneChangedNotice> = async ({ phone, tail }, ctx) => {
  if (ctx.settings.sms.phoneTemplateCode === '') return
  settle(await ctx.partners.sms.sendPhoneChanged({ phone, tail, id: ctx.key }), ctx)
}

function settle(outcome: SmsOutcome, { log }: Pick<JobContext, 'log'>): void {
  switch (outcome.kind) {
    case 'sent':
      return
    case 'unavailable':
      throw new Error(`the SMS provider is unavailable: ${outcome.reason}`)
    case 'refused':
      // Another try would be refused as well; only a problem on our side should be visible.
      if (outcome.reason === 'setup') throw new Error(`the SMS provider refuses us: ${outcome.providerCode}`)
      log.info({ reason: outcome.reason }, 'the SMS provider did not take a notice')
  }
}

export const identityDeliverers: Deliverers = {
  'sms.registration': deliverNotice,
  'sms.phone-changed': deliverPhoneChanged,
}
