import type { identitySteps } from '@yf/contract/identity-steps'
import type { CallContext } from '#platform/call/context.ts'
import type { OutcomeOf, Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { companyAmong, reportOutsider, type CompaniesOf } from './channel-people.ts'
import { accountBySubject, type ExternalIdentity } from './external.ts'
import { createSessionOrAskConsent, type LoginEntry } from './create-session.ts'
import { useProof, type Channel } from './partner-channels.ts'
import { pendLogin } from './pending.ts'
import { partnerProofSeconds, secondsAfter } from './rules.ts'
import { phoneField } from './encrypted.ts'
import { accountByPhone } from './store.ts'

/** The person that a partner vouches for, with a proof that counts once. */
export interface VouchedPerson {
  readonly phone: string
  /** The partner's own number of the person, if any. */
  readonly uid: string | null
  readonly proof: string
}

type PartnerLoginOutcome = OutcomeOf<typeof identitySteps.loginByLink>

export interface PartnerEntry extends LoginEntry {
  readonly channel: Channel
  readonly vouched: VouchedPerson
}

/** Findings about another company's member are reported after the transaction: a refusal rolls it back. */
export async function enterByPartner(
  ctx: CallContext & Steps,
  companiesOf: CompaniesOf,
  entry: PartnerEntry,
): Promise<PartnerLoginOutcome> {
  const outsiders: string[] = []
  const outcome = await ctx.transaction((ctx) =>
    enter(ctx, companiesOf, entry, (accountId) => outsiders.push(accountId)),
  )
  for (const accountId of outsiders) await reportOutsider(ctx, entry.channel, accountId)
  return outcome
}

/**
 * In one transaction with the use of the proof. A channel admits members of its own companies; about everybody else
 * it learns nothing, not even whether they exist. A channel with verified phones is trusted without a code only after
 * the person has shown that they hold the phone; until then they may bind the phone of a member of its companies.
 */
async function enter(
  ctx: CallContext,
  companiesOf: CompaniesOf,
  { channel, vouched: { phone, uid, proof }, ...entering }: PartnerEntry,
  onOutsider: (accountId: string) => void,
): Promise<PartnerLoginOutcome> {
  // Twice the validity of a proof: the partner's clock may be ahead of ours by as much.
  const expires = secondsAfter(ctx.clock.now(), 2 * partnerProofSeconds)
  if (!(await useProof(ctx.db, channel.code, hashOf(proof), expires))) return refuse('partnerProofInvalid')
  const { companyIds, verifiesPhone } = channel
  const subject = subjectFor(ctx, channel.code, uid, phone)
  const boundAccount = verifiesPhone ? await accountBySubject(ctx.db, subject) : undefined
  const account = boundAccount ?? (await accountByPhone(ctx.db, ctx.cipher, phone))
  const companyId = account && (await companyAmong(ctx.db, companiesOf, account.id, companyIds))
  if (!account || companyId === undefined) {
    if (account) onOutsider(account.id)
    if (!verifiesPhone || boundAccount) return refuse('channelNotYours')
    return answer(await pendLogin(ctx, { subject, companyIds, needs: 'bind', account: null }))
  }
  if (verifiesPhone && !boundAccount)
    return answer(await pendLogin(ctx, { subject, companyIds, needs: 'verify', account }))
  return answer(await createSessionOrAskConsent(ctx, account, subject, { ...entering, companyId }))
}

/** Without a number from the partner, the phone identifies the person, but not in plain text. */
const subjectFor = (
  ctx: CallContext,
  channel: string,
  uid: string | null,
  phone: string,
): ExternalIdentity => ({
  provider: `partner:${channel}`,
  subject: uid ?? ctx.cipher.lookup(phone, phoneField),
})
