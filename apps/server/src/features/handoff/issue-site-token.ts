import { randomBytes } from 'node:crypto'
import type { SiteName } from '@yf/domain/handoff'
import type { MemberContext } from '#platform/call/context.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { siteTokenLifeMs } from './rules.ts'
import { keepSiteToken } from './store.ts'

/**
 * Given to a site in place of the session token: it is valid for no call of ours, and only that site may query it.
 */
export async function issueSiteToken(
  { db, clock, caller }: Pick<MemberContext, 'db' | 'clock' | 'caller'>,
  site: SiteName,
  companyId: string | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await keepSiteToken(db, {
    token_hash: hashOf(token),
    site,
    account_id: caller.accountId,
    company_id: companyId,
    session_hash: caller.tokenHash,
    expires_at: new Date(clock.now().getTime() + siteTokenLifeMs),
  })
  return token
}
