import type { identitySteps } from '@yf/contract/identity-steps'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { companyAmong, type CompaniesOf } from './channel-people.ts'
import { createSession } from './create-session.ts'
import { takePending } from './pending.ts'
import { accountById } from './store.ts'

/** The consent that a verified login still required: a refusal leaves it pending, a success uses it up. */
export const enterWithConsent =
  (companiesOf: CompaniesOf): RunCallHandler<typeof identitySteps.enterWithConsent> =>
  async ({ agreementVersion, supply }, ctx) => {
    const pending = await takePending(ctx, ctx.bearer ?? '', ['consent'])
    const account = pending?.account_id && (await accountById(ctx.db, pending.account_id))
    if (!pending || !account || account.status !== 'active') return refuse('pendingExpired')
    const companyId =
      pending.company_ids === null
        ? undefined
        : await companyAmong(ctx.db, companiesOf, account.id, pending.company_ids)
    if (pending.company_ids !== null && companyId === undefined) return refuse('channelNotYours')
    return createSession(ctx, account, { agreementVersion, supply, companyId })
  }
