import type { identitySteps } from '@yf/contract/identity-steps'
import type { CallContext } from '#platform/call/context.ts'
import type { OutcomeOf, Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { companyAmong, tellOfOutsider, type CompaniesOf } from './channel-people.ts'
import { accountBySubject, type Subject } from './external.ts'
import { letInOrAsk, type Entering } from './let-in.ts'
import { useProof, type Channel } from './partner-channels.ts'
import { pendLogin } from './pending.ts'
import { partnerProofSeconds, secondsAfter } from './rules.ts'
import { phoneField } from './sealed.ts'
import { accountByPhone } from './store.ts'

/** Whom a partner vouches for, by a proof that counts once. */
export interface Vouched {
  readonly phone: string
  /** The partner's own number of the person, where it has one. */
  readonly uid: string | null
  readonly proof: string
}

type Entered = OutcomeOf<typeof identitySteps.loginByLink>

export interface PartnerEntry extends Entering {
  readonly channel: Channel
  readonly vouched: Vouched
}

/** What it finds out about somebody of another company is told when the transaction is over: a refusal undoes it. */
export async function enterByPartner(
  ctx: CallContext & Steps,
  companiesOf: CompaniesOf,
  entry: PartnerEntry,
): Promise<Entered> {
  const outsiders: string[] = []
  const outcome = await ctx.transaction((ctx) =>
    enter(ctx, companiesOf, entry, (accountId) => outsiders.push(accountId)),
  )
  for (const accountId of outsiders) await tellOfOutsider(ctx, entry.channel, accountId)
  return outcome
}

/**
 * In one transaction with the use of the proof. A channel lets in the people of its own companies; of everybody else it
 * learns nothing, not even whether there is such a person. One whose phones are verified is believed without a code only
 * once the person has shown that they hold the phone; until then they may bind the phone of a member of its companies.
 */
async function enter(
  ctx: CallContext,
  companiesOf: CompaniesOf,
  { channel, vouched: { phone, uid, proof }, ...entering }: PartnerEntry,
  onOutsider: (accountId: string) => void,
): Promise<Entered> {
  // Twice as long as it is believed: the partner's clock may go ahead of ours by as much.
  const expires = secondsAfter(ctx.clock.now(), 2 * partnerProofSeconds)
  if (!(await useProof(ctx.db, channel.code, hashOf(proof), expires))) return refuse('partnerProofInvalid')
  const { companyIds, verifiesPhone } = channel
  const subject = subjectFor(ctx, channel.code, uid, phone)
  const known = verifiesPhone ? await accountBySubject(ctx.db, subject) : undefined
  const account = known ?? (await accountByPhone(ctx.db, ctx.cipher, phone))
  const companyId = account && (await companyAmong(ctx.db, companiesOf, account.id, companyIds))
  if (!account || companyId === undefined) {
    if (account) onOutsider(account.id)
    if (!verifiesPhone || known) return refuse('channelNotYours')
    return answer(await pendLogin(ctx, { subject, companyIds, needs: 'bind', account: null }))
  }
  if (verifiesPhone && !known)
    return answer(await pendLogin(ctx, { subject, companyIds, needs: 'verify', account }))
  return answer(await letInOrAsk(ctx, account, subject, { ...entering, companyId }))
}

/** Without a number of the partner's, the phone stands for the person, and not in plain. */
const subjectFor = (ctx: CallContext, channel: string, uid: string | null, phone: string): Subject => ({
  provider: `partner:${channel}`,
  subject: uid ?? ctx.cipher.lookup(phone, phoneField),
})
