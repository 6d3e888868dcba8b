import { claimPromises } from '@yf/domain/claim-promises'
import { addDays } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'

/**
 * The family members of an account who are insured or hold an unexpired benefit, in any company. A policy that has
 * not begun counts: the insurer knows the person already. An expired one counts as long as it accepts claims: the
 * person whom it covered must stay unchanged and present.
 */
export async function coveredFamily(
  db: Db,
  accountId: string,
  now: { readonly at: Date; readonly day: string },
): Promise<ReadonlySet<string>> {
  const isThere = await withinCompaniesOf(db, accountId)
  const policies = db
    .selectFrom('policy')
    .select('family_id')
    .where(isThere)
    .where('account_id', '=', accountId)
    .whereRef('end_dt', '>=', 'start_dt')
    .where(({ eb, or, and }) =>
      or([
        and([eb('is_closed', '=', false), eb('end_dt', '>=', now.day)]),
        and([eb('end_dt', '<=', now.day), eb('end_dt', '>=', addDays(now.day, -claimPromises.claimDays))]),
      ]),
    )
  const packages = db
    .selectFrom('equity_package')
    .select('family_id')
    .where(isThere)
    .where('account_id', '=', accountId)
    .where('status', '<=', 1)
    .where('end_time', '>=', now.at)
  const welfare = db
    .selectFrom('health_welfare')
    .select('family_id')
    .where(isThere)
    .where('account_id', '=', accountId)
    .where('end_dt', '>=', now.day)
  const rows = await policies.union(packages).union(welfare).execute()
  return new Set(rows.flatMap(({ family_id }) => family_id ?? []))
}
