import type { identitySteps } from '@yf/contract/identity-steps'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { CompaniesOf } from './channel-people.ts'
import { previewEntry } from './preview-entry.ts'
import { channelOfLink } from './signed-link.ts'

/** For a channel with verified phones there is nothing to show yet: the login itself asks for the phone. */
export const previewByLink =
  (companiesOf: CompaniesOf): RunCallHandler<typeof identitySteps.previewByLink> =>
  async (link, ctx) => {
    const channel = await channelOfLink(ctx, link)
    if (!channel) return refuse('partnerProofInvalid')
    if (channel.verifiesPhone) return answer(null)
    return previewEntry(ctx, companiesOf, channel, { phone: link.phone, proof: link.nonce })
  }
