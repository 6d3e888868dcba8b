import { sql } from 'kysely'
import { auditEventQuery } from '#features/staff/public.ts'
import { mayDo } from '@yf/domain/staff'
import { moneyEffectActions, payBlocker } from '@yf/domain/audit-actions'
import type { Staff } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'

interface CaseOfPayment {
  readonly subject_id: string
  readonly case_no: string
}

/**
 * Which of these cases somebody else has to pay, and why, by case. Read from the audit log, which is permanent; the
 * sums do not change any more once there is a payment.
 */
export async function payBlockersOf(
  db: Db,
  staff: Pick<Staff, 'id' | 'role'>,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (caseIds.length === 0 || !mayDo(staff.role, 'pay')) return new Map()
  const rows = await auditEventQuery(db)
    .select(['case_id', 'action'])
    .distinct()
    .where('staff_id', '=', staff.id)
    .where(sql<boolean>`case_id = any(${caseIds}::uuid[])`)
    .where('action', 'in', moneyEffectActions)
    .execute()
  const byCase = Map.groupBy(rows, ({ case_id }) => case_id ?? '')
  const entries = [...byCase].map(
    ([id, events]) => [id, payBlocker(events.map(({ action }) => action))] as const,
  )
  return new Map(entries.filter((entry): entry is readonly [string, string] => entry[1] !== null))
}

const named = 5

/** Names the blocking cases; null if there are none. */
export function blockerMessage(
  cases: readonly CaseOfPayment[],
  blockers: ReadonlyMap<string, string>,
): string | null {
  const numbers = cases.filter(({ subject_id }) => blockers.has(subject_id)).map(({ case_no }) => case_no)
  if (numbers.length === 0) return null
  const more = numbers.length > named ? `等 ${numbers.length} 个案件` : ''
  return `您改动过金额或审核通过了 ${numbers.slice(0, named).join('、')}${more}，须由他人打款`
}

/** For every way of paying: staff who influenced the sum of a case cannot pay it. */
export async function refuseInvolvedPayer(
  db: Db,
  staff: Staff,
  cases: readonly CaseOfPayment[],
): Promise<RefusedCall<'payerHadHand'> | null> {
  const ids = cases.map(({ subject_id }) => subject_id)
  const message = blockerMessage(cases, await payBlockersOf(db, staff, ids))
  return message === null ? null : refuse('payerHadHand', message)
}
