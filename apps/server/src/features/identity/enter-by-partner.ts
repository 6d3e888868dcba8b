import type { identityCalls } from '@yf/contract/identity'
import type { CallContext } from '#platform/call/context.ts'
import type { OutcomeOf } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { accountBySubject, type Subject } from './external.ts'
import type { Channel } from './partner-channels.ts'
import { useProof } from './partner-channels.ts'
import { pendLogin } from './pending.ts'
import { partnerProofSeconds, secondsAfter } from './rules.ts'
import { phoneField } from './sealed.ts'
import { signIn } from './sign-in.ts'
import { accountByPhone } from './store.ts'

/** Whom a partner vouches for, by a proof that counts once. */
export interface Vouched {
  readonly phone: string
  /** The partner's own number of the person, where it has one. */
  readonly uid: string | null
  readonly proof: string
}

/**
 * In one transaction with the use of the proof. A channel whose phones are verified is believed without a code only
 * once the person has shown that they hold the phone; a person whose phone we do not know may bind a member's.
 */
export async function enterByPartner(
  ctx: CallContext,
  channel: Channel,
  { phone, uid, proof }: Vouched,
  supply: string | undefined,
): Promise<OutcomeOf<typeof identityCalls.loginByLink>> {
  // Twice as long as it is believed: the partner's clock may go ahead of ours by as much.
  const expires = secondsAfter(ctx.clock.now(), 2 * partnerProofSeconds)
  if (!(await useProof(ctx.db, channel.code, hashOf(proof), expires))) return refuse('partnerProofInvalid')
  const subject = subjectFor(ctx, channel.code, uid, phone)
  const known = channel.verifiesPhone ? await accountBySubject(ctx.db, subject) : undefined
  if (known) return answer(await signIn(ctx, known, supply))
  const account = await accountByPhone(ctx.db, ctx.cipher, phone)
  if (!account) return uid === null ? refuse('phoneNotMember') : answer(await pendLogin(ctx, subject, null))
  if (channel.verifiesPhone) return answer(await pendLogin(ctx, subject, account))
  return answer(await signIn(ctx, account, supply))
}

/** Without a number of the partner's, the phone stands for the person, and not in plain. */
const subjectFor = (ctx: CallContext, channel: string, uid: string | null, phone: string): Subject => ({
  provider: `partner:${channel}`,
  subject: uid ?? ctx.cipher.lookup(phone, phoneField),
})
