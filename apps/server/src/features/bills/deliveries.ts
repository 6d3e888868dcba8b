import type { BillLink } from '#partners/sms/port.ts'
import type { Deliverer, Deliverers } from '#platform/jobs/outbox.ts'

export type SentBill = Omit<BillLink, 'id'>

const deliverBill: Deliverer<SentBill> = async (bill, ctx) => {
  const outcome = await ctx.partners.sms.sendBillLink({ ...bill, id: ctx.key })
  if (outcome.kind === 'unavailable') throw new Error(`the SMS provider is unavailable: ${outcome.reason}`)
  if (outcome.kind === 'refused' && outcome.reason === 'setup')
    throw new Error(`the SMS provider refuses us: ${outcome.providerCode}`)
  if (outcome.kind === 'refused')
    ctx.log.info({ reason: outcome.reason }, 'the SMS provider did not take the link of a bill')
}

export const billDeliverers: Deliverers = { 'sms.bill': deliverBill }
