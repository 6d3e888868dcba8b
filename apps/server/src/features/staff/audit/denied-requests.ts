import { sql } from 'kysely'
import type { RefusalName } from '@yf/contract/refusals'
import type { CallContext, Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { networkOf } from '#platform/network.ts'
import { staffByAccount } from '../accounts/store.ts'
import { withoutNumbers } from './stored-payload.ts'

interface DeniedRequestDeps {
  readonly db: Db
  readonly clock: Services['clock']
  readonly address: string
}

interface DeniedRequest {
  readonly staffId: string
  readonly call: string
  readonly reason: RefusalName
  /** The account name of a login attempt. */
  readonly account?: string
}

/** The staff id of failed logins, before anybody is authenticated. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const hourMs = 3_600_000

/** Denied requests are counted by the hour: a thousand attempts are one row, separate from audit events. */
export async function countDeniedRequest(
  { db, clock, address }: DeniedRequestDeps,
  denied: DeniedRequest,
): Promise<void> {
  const at = clock.now()
  const { staffId, call, reason, account = '' } = denied
  await db
    .insertInto('denied_request')
    .values({
      staff_id: staffId,
      hour: new Date(at.getTime() - (at.getTime() % hourMs)),
      call,
      reason,
      account: withoutNumbers(account),
      address,
      id: newId(),
      count: 1,
      first_at: at,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'hour', 'call', 'reason', 'account', 'address'])
        .doUpdateSet({ count: sql<number>`denied_request.count + 1`, last_at: at }),
    )
    .execute()
}

/**
 * Contains the account name if it exists, and never the password. Unknown names are arbitrary, or a password in the
 * wrong field: all of one network and hour are one row per reason, so that they cannot hide the others.
 */
export async function countFailedLogin(
  ctx: CallContext,
  account: string,
  reason: RefusalName,
): Promise<void> {
  const isKnown = (await staffByAccount(ctx.db, account)) !== undefined
  const failed = { staffId: nobody, call: 'login', reason }
  if (isKnown) return countDeniedRequest(ctx, { ...failed, account })
  return countDeniedRequest({ ...ctx, address: networkText(ctx.address) }, failed)
}

/** An IPv6 connection has 2^64 addresses. */
function networkText(address: string): string {
  const network = networkOf(address)
  return network.includes(':') ? `${network}::/64` : network
}
