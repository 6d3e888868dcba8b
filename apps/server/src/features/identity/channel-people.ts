import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'

/**
 * The companies that a member belongs to today, in the order of the app's list. The company feature builds on this
 * one, so the wiring passes this in.
 */
export type CompaniesOf = (db: Db, accountId: string) => Promise<readonly string[]>

/** The channel's company that the person belongs to; of several, the first in the person's own order. */
export async function companyAmong(
  db: Db,
  companiesOf: CompaniesOf,
  accountId: string,
  companyIds: readonly string[],
): Promise<string | undefined> {
  return (await companiesOf(db, accountId)).find((id) => companyIds.includes(id))
}

/** A channel was used for a member of another company: an error of the partner, or a leaked secret. */
export const reportOutsider = (
  ctx: Pick<CallContext, 'db' | 'clock'>,
  channel: { readonly code: string; readonly name: string },
  accountId: string,
): Promise<void> =>
  alertStaff(ctx, {
    kind: 'channelOutsider',
    about: `${channel.code} ${accountId}`,
    text: `「${channel.name}」（${channel.code}）请求登录其他企业的人员（会员编号 ${accountId}），已拒绝`,
  })
