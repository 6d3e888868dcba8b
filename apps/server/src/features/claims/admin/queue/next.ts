import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { found, narrowed } from './narrow.ts'
import { inOrder } from './order.ts'
import { casesOf, isOfNobodyElse, isUnapproved, type Cases, type List } from './store.ts'

/** Only cases that wait for staff: not those that wait for the member or have ended. */
const workOf = (list: List): List => (list === 'asked' || list === 'all' ? 'open' : list)

/** Skips cases of others and those that this person approved first. */
export function forMe(cases: Cases, list: List, staffId: string): Cases {
  if (list === 'second') return cases.where('p.staff_id', '<>', staffId)
  return cases.where(isUnapproved).where(isOfNobodyElse(staffId))
}

/** Returns only an id: the audit event is written when the case is opened. */
export const next: RunCallHandler<typeof claimsAdminCalls.next> = async (input, { db, staff, clock }) => {
  const list = workOf(input.list)
  const now = clock.now()
  const cases = narrowed(casesOf(db, list, { staffId: staff.id, now }), input, now)
  const mine = forMe(found(cases, input.keyword?.trim() ?? ''), list, staff.id)
  const others = input.besides ? mine.where('c.id', '<>', input.besides) : mine
  const first = await inOrder(others, list).clearSelect().select('c.id').limit(1).executeTakeFirst()
  return answer({ caseId: first?.id ?? null })
}
