import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { tellStaff } from '#platform/alerts/tell-staff.ts'

/**
 * The companies that somebody belongs to today, in the order in which the app lists them. The company's business: it
 * builds on this feature, so the wiring hands it in.
 */
export type CompaniesOf = (db: Db, accountId: string) => Promise<readonly string[]>

/** Which of a channel's companies the person belongs to; of several the first of their own. */
export async function companyAmong(
  db: Db,
  companiesOf: CompaniesOf,
  accountId: string,
  companyIds: readonly string[],
): Promise<string | undefined> {
  return (await companiesOf(db, accountId)).find((id) => companyIds.includes(id))
}

/** A channel reached for somebody of another company: a mistake of the partner's, or its secret in wrong hands. */
export const tellOfOutsider = (
  ctx: Pick<CallContext, 'db' | 'clock'>,
  channel: { readonly code: string; readonly name: string },
  accountId: string,
): Promise<void> =>
  tellStaff(ctx, {
    kind: 'channelOutsider',
    about: `${channel.code} ${accountId}`,
    words: `「${channel.name}」（${channel.code}）请求登录其他企业的人员（会员编号 ${accountId}），已拒绝`,
  })
