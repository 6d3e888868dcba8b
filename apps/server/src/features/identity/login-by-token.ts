import type { Input } from '@yf/contract/call'
import type { identitySteps } from '@yf/contract/identity-steps'
import { isSigned } from '@yf/partner-contract/partner-link'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { CompaniesOf } from './channel-people.ts'
import { enterByPartner, type VouchedPerson } from './enter-by-partner.ts'
import type { Channel } from './partner-channels.ts'
import { channelOfToken, vouchedByToken } from './partner-token.ts'

type TokenInput = Input<typeof identitySteps.loginByToken>

/** A token signed by the partner, or a ticket that we verify with the partner. */
export const loginByToken = (companiesOf: CompaniesOf) =>
  inSteps<typeof identitySteps.loginByToken>(async (input, ctx) => {
    const channel = await channelOfToken(ctx, input)
    if (!channel) return refuse('partnerProofInvalid')
    const vouched =
      channel.kind === 'token'
        ? vouchedByToken(input.token, channel, ctx.clock.now())
        : await ofTicket(input, channel, ctx)
    if ('kind' in vouched) return vouched
    const { supply, agreementVersion } = input
    return enterByPartner(ctx, companiesOf, { channel, vouched, supply, agreementVersion })
  })

/** The signature prevents strangers from triggering requests to the partner with invented tickets. */
async function ofTicket(
  { token: ticket, uid = '', sign = '' }: TokenInput,
  channel: Channel,
  ctx: CallContext,
): Promise<VouchedPerson | RefusedCall<'partnerProofInvalid' | 'partnerUnreachable'>> {
  if (!isSigned({ channel: channel.code, ticket, uid }, sign, channel.secret))
    return refuse('partnerProofInvalid')
  const outcome = await ctx.partners.partnerSso.redeem({
    channel: channel.code,
    ticket,
    secret: channel.secret,
  })
  if (outcome.kind === 'unavailable') {
    ctx.log.warn({ channel: channel.code, reason: outcome.reason }, 'a partner did not redeem a ticket')
    return refuse('partnerUnreachable')
  }
  if (outcome.kind === 'refused' || outcome.uid !== uid) return refuse('partnerProofInvalid')
  return { phone: outcome.phone, uid, proof: ticket }
}
