import type { EntryPreview } from '@yf/contract/identity-steps'
import { maskName, maskPhone } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { companyAmong, type CompaniesOf } from './channel-people.ts'
import { hasConsented } from './consent.ts'
import type { VouchedPerson } from './enter-by-partner.ts'
import { isProofUsed, type Channel } from './partner-channels.ts'
import { accountByPhone } from './store.ts'

/**
 * The account that a partner's proof would open, shown before login: a link sent by an attacker must not sign a
 * member in to the attacker's account. A preview uses nothing up.
 */
export async function previewEntry(
  ctx: CallContext,
  companiesOf: CompaniesOf,
  channel: Channel,
  vouched: Pick<VouchedPerson, 'phone' | 'proof'>,
) {
  if (await isProofUsed(ctx.db, channel.code, hashOf(vouched.proof))) return refuse('partnerProofInvalid')
  const account = await accountByPhone(ctx.db, ctx.cipher, vouched.phone)
  const isOurs = account && (await companyAmong(ctx.db, companiesOf, account.id, channel.companyIds))
  if (!account || !isOurs) return refuse('channelNotYours')
  const preview: EntryPreview = {
    maskedName: maskName(account.name),
    // The phone of the proof itself: it shows whether the signed-in member is the same person before anything is used
    // up.
    maskedPhone: maskPhone(vouched.phone),
    channelName: channel.name,
    needConsent: (await hasConsented(ctx, account.id, undefined)) ? 0 : 1,
  }
  return answer(preview)
}
