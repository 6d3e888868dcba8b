import type { SleepCallResult, Lead, TherapyResult } from '#partners/sleep/port.ts'
import type { Deliverer, Deliverers, DeliveryContext } from '#platform/jobs/outbox.ts'

const settled = (ctx: DeliveryContext, heard: SleepCallResult<null>): void => {
  if (heard.kind === 'unavailable') throw new Error(`the sleep programme is unavailable: ${heard.reason}`)
  if (heard.kind !== 'refused') return
  // Another try would be refused as well; only a problem on our side should be visible.
  if (heard.reason === 'setup') throw new Error(`the sleep programme refuses us: ${heard.providerCode}`)
  ctx.log.info({ reason: heard.reason }, 'the sleep programme did not take a message')
}

const result: Deliverer<TherapyResult> = async (told, ctx) =>
  settled(ctx, await ctx.partners.sleep.takeResult(told))

const lead: Deliverer<Lead> = async (left, ctx) => settled(ctx, await ctx.partners.sleep.takeLead(left))

export const sleepDeliverers: Deliverers = { 'sleep.result': result, 'sleep.lead': lead }
