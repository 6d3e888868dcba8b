import type { LoginAnswer, UserInfo } from '@yf/contract/identity'
import type { CallContext } from '#platform/call/context.ts'
import { answer, refuse, type CallAnswer, type RefusedCall } from '#platform/call/outcome.ts'
import { hasConsented } from './consent.ts'
import type { ExternalIdentity } from './external.ts'
import { pendLogin } from './pending.ts'
import { signIn, type AuthChannelEntry } from './sign-in.ts'
import type { Account } from './store.ts'

/** How a member logged in, and the consent given on the way. */
export interface LoginEntry extends AuthChannelEntry {
  readonly agreementVersion?: string | undefined
}

/** For a form that can ask for consent and send the same proof again: a refusal does not use up the proof. */
export async function createSession(
  ctx: CallContext,
  account: Account,
  { agreementVersion, ...entry }: LoginEntry,
): Promise<CallAnswer<UserInfo> | RefusedCall<'agreementNeeded'>> {
  if (!(await hasConsented(ctx, account.id, agreementVersion))) return refuse('agreementNeeded')
  return answer(await signIn(ctx, account, entry))
}

/** For an external proof that works once: the login waits for the consent, which the app then asks for. */
export async function createSessionOrAskConsent(
  ctx: CallContext,
  account: Account,
  subject: ExternalIdentity,
  { agreementVersion, ...entry }: LoginEntry,
): Promise<LoginAnswer> {
  if (await hasConsented(ctx, account.id, agreementVersion)) return signIn(ctx, account, entry)
  const companyIds = entry.companyId === undefined ? null : [entry.companyId]
  return pendLogin(ctx, { subject, account, needs: 'consent', companyIds })
}
