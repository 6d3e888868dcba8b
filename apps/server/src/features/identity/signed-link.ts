import { isSigned, type PartnerLink } from '@yf/partner-contract/partner-link'
import type { CallContext } from '#platform/call/context.ts'
import { channelOf, type Channel } from './partner-channels.ts'
import { partnerProofSeconds } from './rules.ts'

/** The person of a link that its partner signed within five minutes; null whatever is wrong with it. */
export async function channelOfLink(
  ctx: Pick<CallContext, 'db' | 'cipher' | 'clock'>,
  { sign, ...link }: PartnerLink & { readonly sign: string },
): Promise<Channel | null> {
  const channel = await channelOf(ctx, link.channel, ['link'])
  if (!channel || !isSigned(link, sign, channel.secret)) return null
  const age = Math.abs(ctx.clock.now().getTime() / 1000 - Number(link.timestamp))
  return age > partnerProofSeconds ? null : channel
}
