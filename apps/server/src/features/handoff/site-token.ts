import type { handoffCalls } from '@yf/contract/handoff'
import type { Db } from '#platform/db/handle.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { issueSiteToken } from './issue-site-token.ts'
import { siteTokensPerMember } from './rules.ts'

/** The member's present companies. The company feature builds on this one, so the wiring passes this in. */
export type CompaniesOf = (db: Db, accountId: string) => Promise<readonly string[]>

export const siteToken =
  (companiesOf: CompaniesOf): RunCallHandler<typeof handoffCalls.siteToken> =>
  async ({ site, companyId }, ctx) => {
    const { accountId } = ctx.caller
    if (!(await ctx.limits.take('site-token', accountId, siteTokensPerMember)).allowed)
      return refuse('tooOften')
    if (companyId !== undefined && !(await companiesOf(ctx.db, accountId)).includes(companyId))
      return refuse('notFound')
    return answer({ token: await issueSiteToken(ctx, site, companyId ?? null) })
  }
