import { randomBytes } from 'node:crypto'
import type { handoffCalls } from '@yf/contract/handoff'
import type { Db } from '#platform/db/handle.ts'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { siteTokenLifeMs, siteTokensPerMember } from './rules.ts'
import { keepSiteToken } from './store.ts'

/** To which somebody belongs today. The company's business: it builds on this feature, so the wiring hands it in. */
export type CompaniesOf = (db: Db, accountId: string) => Promise<readonly string[]>

/** What a site is handed in the session's place: it opens no call of ours, and only that site may ask about it. */
export const siteToken =
  (companiesOf: CompaniesOf): Run<typeof handoffCalls.siteToken> =>
  async ({ site, companyId }, ctx) => {
    const { accountId, tokenHash } = ctx.caller
    if (!(await ctx.limits.take('site-token', accountId, siteTokensPerMember)).allowed)
      return refuse('tooOften')
    if (companyId !== undefined && !(await companiesOf(ctx.db, accountId)).includes(companyId))
      return refuse('notFound')
    const token = randomBytes(32).toString('base64url')
    await keepSiteToken(ctx.db, {
      token_hash: hashOf(token),
      site,
      account_id: accountId,
      company_id: companyId ?? null,
      session_hash: tokenHash,
      expires_at: new Date(ctx.clock.now().getTime() + siteTokenLifeMs),
    })
    return answer({ token })
  }
