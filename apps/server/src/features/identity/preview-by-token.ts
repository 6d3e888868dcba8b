import type { identitySteps } from '@yf/contract/identity-steps'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import type { CompaniesOf } from './channel-people.ts'
import { channelOfToken, vouchedByToken } from './partner-token.ts'
import { previewEntry } from './preview-entry.ts'

/** A ticket cannot be previewed, because its partner redeems it once; its channel asks for the phone instead. */
export const previewByToken =
  (companiesOf: CompaniesOf): RunCallHandler<typeof identitySteps.previewByToken> =>
  async (input, ctx) => {
    const channel = await channelOfToken(ctx, input)
    if (channel?.kind !== 'token') return refuse('partnerProofInvalid')
    const vouched = vouchedByToken(input.token, channel, ctx.clock.now())
    if ('kind' in vouched) return vouched
    return previewEntry(ctx, companiesOf, channel, vouched)
  }
