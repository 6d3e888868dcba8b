import { sql } from 'kysely'
import { addDays, startOfDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { claimKind, type CaseRow } from '../record/own-case.ts'
import type { ClaimRule } from '../record/rule-of.ts'

/**
 * The automatic decisions on one policy are limited to this multiple of the limit per case, within this number of
 * days.
 */
export const automaticTimes = 3
export const automaticDays = 30

/** Billed in recent automatically decided cases of this policy, excluding this one. */
export async function automaticallyDecidedFen(
  db: Db,
  { company_id, policy_id, id }: Pick<CaseRow, 'company_id' | 'policy_id' | 'id'>,
  today: string,
): Promise<number> {
  if (policy_id === null) return 0
  const { sum } = await db
    .selectFrom('claim_case as c')
    .select(sql<number>`coalesce(sum(c.billed_fen), 0)::bigint`.as('sum'))
    .where('c.company_id', '=', company_id)
    .where('c.policy_id', '=', policy_id)
    .where('c.id', '<>', id)
    .where('c.decided_at', '>=', startOfDay(addDays(today, -automaticDays)))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment as p')
          .select('p.id')
          .whereRef('p.company_id', '=', 'c.company_id')
          .whereRef('p.subject_id', '=', 'c.id')
          .where('p.subject_kind', '=', claimKind)
          .where('p.is_at_once', '=', true),
      ),
    )
    .executeTakeFirstOrThrow()
  return sum
}

/** A first case within the limit is never beyond it; several small ones are reviewed like a large one. */
export const isBeyondAutomatic = (
  { automatic_fen }: Pick<ClaimRule, 'automatic_fen'>,
  lately: number,
  billed: number,
): boolean => lately > 0 && lately + billed > automatic_fen * automaticTimes
