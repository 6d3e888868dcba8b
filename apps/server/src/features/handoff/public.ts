import type { ResolveMall } from '#platform/http/admission.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { mallSessionOf } from './store.ts'

export { allowedDestination } from './allow-list.ts'
export { issueSiteToken } from './issue-site-token.ts'

/** The owner of a mall token: for the mall's own calls. */
export const resolveMall: ResolveMall = async (db, clock, token) => {
  const tokenHash = hashOf(token)
  const found = await mallSessionOf(db, tokenHash)
  if (!found) return { kind: 'unknown' }
  if (found.ended_at || found.expires_at <= clock.now()) return { kind: 'ended' }
  return { kind: 'current', caller: { accountId: found.account_id, tokenHash, token } }
}
