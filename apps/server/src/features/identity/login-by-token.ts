import type { Input } from '@yf/contract/call'
import type { identityCalls } from '@yf/contract/identity'
import { isSigned } from '@yf/partner-contract/partner-link'
import { readPartnerToken, tokenAudience, type PartnerClaims } from '@yf/partner-contract/partner-sso'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { enterByPartner, type Vouched } from './enter-by-partner.ts'
import { channelOf, type Channel } from './partner-channels.ts'
import { partnerProofSeconds } from './rules.ts'

type TokenInput = Input<typeof identityCalls.loginByToken>

/** A token that the partner signed, or a ticket that we ask the partner about. */
export const loginByToken = inSteps<typeof identityCalls.loginByToken>(async (input, ctx) => {
  const code = input.channel ?? readPartnerToken(input.token)?.claims.iss
  const channel = typeof code === 'string' ? await channelOf(ctx, code, ['token', 'exchange']) : null
  if (!channel) return refuse('partnerProofInvalid')
  const vouched =
    channel.kind === 'token' ? ofToken(input, channel, ctx) : await ofTicket(input, channel, ctx)
  if ('kind' in vouched) return vouched
  return ctx.transaction((ctx) => enterByPartner(ctx, channel, vouched, input.supply))
})

function ofToken(
  { token }: TokenInput,
  channel: Channel,
  ctx: CallContext,
): Vouched | Refused<'partnerProofInvalid'> {
  const read = readPartnerToken(token)
  if (!read?.isSignedWith(channel.secret) || !isGood(read.claims, channel.code, ctx.clock.now()))
    return refuse('partnerProofInvalid')
  const { phone, sub, jti } = read.claims as PartnerClaims
  return { phone, uid: typeof sub === 'string' && sub !== '' ? sub : null, proof: jti }
}

function isGood(claims: Partial<PartnerClaims>, channel: string, at: Date): boolean {
  const left = Number(claims.exp) - at.getTime() / 1000
  return (
    claims.iss === channel &&
    claims.aud === tokenAudience &&
    left > 0 &&
    left <= partnerProofSeconds &&
    typeof claims.jti === 'string' &&
    /^[\w-]{8,64}$/.test(claims.jti) &&
    typeof claims.phone === 'string' &&
    /^1[3-9]\d{9}$/.test(claims.phone)
  )
}

/** The signature keeps strangers from having us ask the partner about tickets they made up. */
async function ofTicket(
  { token: ticket, uid = '', sign = '' }: TokenInput,
  channel: Channel,
  ctx: CallContext,
): Promise<Vouched | Refused<'partnerProofInvalid' | 'partnerUnreachable'>> {
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
