import type { identitySteps } from '@yf/contract/identity-steps'
import { maskName } from '@yf/domain/masks'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { companyAmong, type CompaniesOf } from './channel-people.ts'
import { hasConsented } from './consent.ts'
import { channelOfToken, vouchedByToken } from './partner-token.ts'
import { isProofUsed } from './partner-channels.ts'
import { accountByPhone } from './store.ts'

/**
 * As whom a partner's token would let in, before anybody enters: a link that was sent to somebody must not make them a
 * guest in its sender's account. Nothing is spent by looking. A ticket cannot be looked at, because its partner
 * redeems it once; its channel asks for the phone instead.
 */
export const previewByToken =
  (companiesOf: CompaniesOf): Run<typeof identitySteps.previewByToken> =>
  async (input, ctx) => {
    const channel = await channelOfToken(ctx, input)
    if (channel?.kind !== 'token') return refuse('partnerProofInvalid')
    const vouched = vouchedByToken(input.token, channel, ctx.clock.now())
    if ('kind' in vouched) return vouched
    if (await isProofUsed(ctx.db, channel.code, hashOf(vouched.proof))) return refuse('partnerProofInvalid')
    const account = await accountByPhone(ctx.db, ctx.cipher, vouched.phone)
    const isOurs = account && (await companyAmong(ctx.db, companiesOf, account.id, channel.companyIds))
    if (!account || !isOurs) return refuse('channelNotYours')
    return answer({
      maskedName: maskName(account.name),
      channelName: channel.name,
      needConsent: (await hasConsented(ctx, account.id, undefined)) ? 0 : 1,
    })
  }
