import type { SleepCallResult, Lead, TherapyResult } from '#partners/sleep/port.ts'
import type { Deliverer, Deliverers, DeliveryContext } from '#platform/jobs/outbox.ts'

const settled = (ctx: DeliveryContext, outcome: SleepCallResult<null>): void => {
  if (outcome.kind === 'unavailable') throw new Error(`the sleep programme is unavailable: ${outcome.reason}`)
  if (outcome.kind !== 'refused') return
  // Another try would be refused as well; only a problem on our side should be visible.
  if (outcome.reason === 'setup') throw new Error(`the sleep programme refuses us: ${outcome.providerCode}`)
  ctx.log.info({ reason: outcome.reason }, 'the sleep programme did not take a message')
}

const result: Deliverer<TherapyResult> = async (payload, ctx) =>
  settled(ctx, await ctx.partners.sleep.takeResult(payload))

const lead: Deliverer<Lead> = async (left, ctx) => settled(ctx, await ctx.partners.sleep.takeLead(left))

export const sleepDeliverers: Deliverers = { 'sleep.result': result, 'sleep.lead': lead }
