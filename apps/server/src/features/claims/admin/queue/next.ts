import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { answer } from '#platform/call/outcome.ts'
import { forStaff } from '#features/staff/public.ts'
import { found, narrowed } from './narrow.ts'
import { inOrder } from './order.ts'
import { casesOf, isOfNobodyElse, isUnapproved, type Cases, type List } from './store.ts'

/** What waits for the member or has ended is nobody's next piece of work. */
const workOf = (list: List): List => (list === 'asked' || list === 'all' ? 'open' : list)

/** Cases of others are theirs, and whoever approved does not confirm. */
export function forMe(cases: Cases, list: List, staffId: string): Cases {
  if (list === 'second') return cases.where('p.staff_id', '<>', staffId)
  return cases.where(isUnapproved).where(isOfNobodyElse(staffId))
}

/** An id alone: who opens the case is written down there. */
export const next = forStaff<typeof claimsAdminCalls.next>('next', async (input, { db, staff, clock }) => {
  const list = workOf(input.list)
  const now = clock.now()
  const cases = narrowed(casesOf(db, list, { staffId: staff.id, now }), input, now)
  const mine = forMe(found(cases, input.keyword?.trim() ?? ''), list, staff.id)
  const others = input.besides ? mine.where('c.id', '<>', input.besides) : mine
  const first = await inOrder(others, list).clearSelect().select('c.id').limit(1).executeTakeFirst()
  return answer({ caseId: first?.id ?? null })
})
