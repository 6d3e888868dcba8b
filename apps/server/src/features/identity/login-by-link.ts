import type { identitySteps } from '@yf/contract/identity-steps'
import { inSteps } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import type { CompaniesOf } from './channel-people.ts'
import { enterByPartner } from './enter-by-partner.ts'
import { channelOfLink } from './signed-link.ts'

/** A link signed by a partner: valid for five minutes, once. The refusal is always the same, whatever is wrong. */
export const loginByLink = (companiesOf: CompaniesOf) =>
  inSteps<typeof identitySteps.loginByLink>(async ({ supply, agreementVersion, ...link }, ctx) => {
    const channel = await channelOfLink(ctx, link)
    if (!channel) return refuse('partnerProofInvalid')
    const vouched = { phone: link.phone, uid: null, proof: link.nonce }
    return enterByPartner(ctx, companiesOf, { channel, vouched, supply, agreementVersion })
  })
