import type { Input } from '@yf/contract/call'
import type { identitySteps } from '@yf/contract/identity-steps'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { companyAmong, reportOutsider, type CompaniesOf } from './channel-people.ts'
import { spendCode } from './codes.ts'
import { bindSubject } from './external.ts'
import { forgivePassword, refusedCode } from './guarded.ts'
import { createSession } from './create-session.ts'
import { isPending, takePending } from './pending.ts'
import { accountByPhone } from './store.ts'

type BindPhoneCall = typeof identitySteps.bindOrValidatePhone

/** A person with a verified phone who belongs to none of the channel's companies. */
interface Outsider {
  readonly accountId: string
  readonly provider: string
}

/** The phone that a login still required (specification §4): a refusal leaves it pending, a success uses it up. */
export const bindOrValidatePhone = (companiesOf: CompaniesOf) =>
  inSteps<BindPhoneCall>(async (input, ctx) => {
    if (!(await isPending(ctx, ctx.bearer ?? ''))) return refuse('pendingExpired')
    const refused = await refusedCode(ctx, input.phone, input.code)
    if (refused) return refused
    const outsiders: Outsider[] = []
    const outcome = await ctx.transaction((ctx) =>
      settle(ctx, companiesOf, input, (outsider) => outsiders.push(outsider)),
    )
    for (const { accountId, provider } of outsiders)
      await reportOutsider(ctx, { code: provider, name: '绑定手机号' }, accountId)
    return outcome
  })

async function settle(
  ctx: CallContext,
  companiesOf: CompaniesOf,
  { phone, code, agreementVersion }: Input<BindPhoneCall>,
  onOutsider: (outsider: Outsider) => void,
): Promise<OutcomeOf<BindPhoneCall>> {
  const pending = await takePending(ctx, ctx.bearer ?? '', ['bind', 'verify'])
  if (!pending) return refuse('pendingExpired')
  const account = await accountByPhone(ctx.db, ctx.cipher, phone)
  if (pending.needs === 'verify' && account?.id !== pending.account_id) return refuse('notYourPhone')
  if (!account) return refuse('phoneNotMember')
  const { company_ids: ofChannel, provider } = pending
  const companyId = ofChannel ? await companyAmong(ctx.db, companiesOf, account.id, ofChannel) : undefined
  if (ofChannel && companyId === undefined) {
    onOutsider({ accountId: account.id, provider })
    return refuse('channelNotYours')
  }
  if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
  await bindSubject(ctx.db, account.id, pending, ctx.clock.now())
  await forgivePassword(ctx, phone)
  return createSession(ctx, account, { agreementVersion, companyId })
}
