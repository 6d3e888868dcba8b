import { readPartnerToken, tokenAudience, type PartnerClaims } from '@yf/partner-contract/partner-sso'
import type { CallContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { VouchedPerson } from './enter-by-partner.ts'
import { channelOf, type Channel } from './partner-channels.ts'
import { partnerProofSeconds } from './rules.ts'

/** The channel named by the caller, otherwise by the token. */
export async function channelOfToken(
  ctx: CallContext,
  { channel, token }: { readonly channel?: string | undefined; readonly token: string },
): Promise<Channel | null> {
  const code = channel ?? readPartnerToken(token)?.claims.iss
  return typeof code === 'string' ? channelOf(ctx, code, ['token', 'exchange']) : null
}

/** The person in a token that the partner signed for us; whether it was used before is not checked here. */
export function vouchedByToken(
  token: string,
  channel: Channel,
  now: Date,
): VouchedPerson | RefusedCall<'partnerProofInvalid'> {
  const read = readPartnerToken(token)
  if (!read?.isSignedWith(channel.secret) || !isGood(read.claims, channel.code, now))
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
