import type { identityCalls } from '@yf/contract/identity'
import { isSigned, type PartnerLink } from '@yf/partner-contract/partner-link'
import { inSteps } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import type { CompaniesOf } from './channel-people.ts'
import { enterByPartner } from './enter-by-partner.ts'
import { channelOf } from './partner-channels.ts'
import { partnerProofSeconds } from './rules.ts'

/** A link that a partner signed: five minutes, once. Whatever is wrong with it, there is one refusal. */
export const loginByLink = (companiesOf: CompaniesOf) =>
  inSteps<typeof identityCalls.loginByLink>(
    async ({ channel: code, phone, timestamp, nonce, sign, supply, agreementVersion }, ctx) => {
      const channel = await channelOf(ctx, code, ['link'])
      const link: PartnerLink = { channel: code, phone, timestamp, nonce }
      if (!channel || !isSigned(link, sign, channel.secret)) return refuse('partnerProofInvalid')
      const age = Math.abs(ctx.clock.now().getTime() / 1000 - Number(timestamp))
      if (age > partnerProofSeconds) return refuse('partnerProofInvalid')
      const vouched = { phone, uid: null, proof: nonce }
      return enterByPartner(ctx, companiesOf, { channel, vouched, supply, agreementVersion })
    },
  )
